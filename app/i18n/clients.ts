/** The client components whose data and styles are files of their own. */
export const clientFiles = {
  list: 'app/features/list/YourList.tsx',
  finder: 'app/features/finder/Answers.tsx',
}
export type ClientName = keyof typeof clientFiles

/** Something for each of them. */
export const forClients = <Value>(make: (name: ClientName) => Value) =>
  Object.fromEntries((Object.keys(clientFiles) as ClientName[]).map((name) => [name, make(name)])) as Record<
    ClientName,
    Value
  >
