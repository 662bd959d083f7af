/** What buyers ask for and we do not list, by where we come nearest to it: the thing, and what it is called, split by commas. */
export type Unsold = Readonly<Record<string, Readonly<Record<string, string>>>>
