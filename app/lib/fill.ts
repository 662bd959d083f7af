/** A text whose words in braces are replaced: "{grade} means …". */
export const fill = (form: string, values: Readonly<Record<string, string>>) =>
  form.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '')
