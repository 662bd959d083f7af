/** Whether an address is on our own origin, where answers can be read. */
export const isOwn = (address: string | URL, home: string) => new URL(address, home).origin === new URL(home).origin
