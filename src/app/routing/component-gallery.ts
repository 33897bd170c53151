/** The shared components, to look at outside production; apart, so that the start need not name all the files they are in. */
export const loadComponentGallery = () => import('#ui/gallery/ComponentGallery.tsx').then((module) => module.ComponentGallery)
