/** For what may fail without anybody missing it. */
export const noop = () => {}
