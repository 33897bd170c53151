import { constants } from 'node:zlib'

/**
 * How an answer of text is compressed while it is sent, which a slow network feels; short ones stay as they are.
 *
 * @param quality of brotli, 0 to 11: each step costs more of the processor and saves less
 */
export const compressedText = (quality: number) => ({
  threshold: 4096,
  encodings: ['br', 'gzip'] as ('br' | 'gzip')[],
  brotliOptions: {
    params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_QUALITY]: quality },
  },
})
