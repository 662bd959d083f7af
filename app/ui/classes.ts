/** Those of the classes that apply. */
export const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')
