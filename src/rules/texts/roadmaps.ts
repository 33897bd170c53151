/** Texts of roadmaps, courses in them, and lessons. */

export const stepLocked = 'This step opens when {title} is completed.'
export const noRoadMaps = 'There are no roadmaps yet.'
export const noRoadMapMatches = "No roadmap matches '{text}'."
export const roadMapsLoadFailed = 'The roadmaps could not be loaded.'
export const roadMapLoadFailed = 'The roadmap could not be loaded.'
export const courseLoadFailed = 'The course could not be loaded.'
export const favoriteNotSaved = 'The favourite could not be saved.'
export const lessonsLoadFailed = 'The lessons could not be loaded.'
export const courseNotStarted = 'This course is not started yet.'
export const noLessons = 'This course has no lessons yet.'
export const noLessonMatches = "No lesson matches '{text}'."
export const lessonWaits = 'Kept on this device. It is sent when the network is back.'
