import { useEffect, useState } from 'react'

/** An address under which the page can show a blob, as long as it is shown; null without a blob. */
export const useObjectUrl = (blob: Blob | undefined): string | null => {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (blob === undefined) return
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => {
      setAddress(null)
      URL.revokeObjectURL(made)
    }
  }, [blob])
  return address
}
