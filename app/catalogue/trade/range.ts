export const to = (from: number, most: number) => ({ from, to: most })
