/**
 * Tables that a backup has without their rows, and that a restore leaves empty. What they hold is good for a while only, and would be
 * wrong or dangerous when it came back:
 */
export const leftOut: ReadonlySet<string> = new Set([
  // A refresh token that was used since the backup would look unused, and a session that was ended would be open again.
  'refresh_family',
  'refresh_token',
  'spent_proof',
  // Belongs to a session: it says where to push messages to.
  'user_device',
  // The same of a mailed link.
  'one_time_token',
  'linked_in_state',
  // Has been sent since, and a restored copy that is only looked at must not write to anybody.
  'outbox',
  // Tries of that hour.
  'attempt_count',
  // A file that was being uploaded was reserved here, and may be kept by now in the store that a copy shares with its portal.
  'file_removal',
])
