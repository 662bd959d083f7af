/** The drawings that words can name; app/ui/Icon.tsx draws them. */
export const icons = [
  'box',
  'certificate',
  'chat',
  'drop',
  'flask',
  'hand',
  'leaf',
  'mail',
  'phone',
  'pin',
  'scale',
  'shield',
  'sieve',
  'snowflake',
  'star',
  'truck',
] as const
