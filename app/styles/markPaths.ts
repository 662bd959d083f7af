/** The shapes of the mark, for the page, the icons and the link previews alike. */
export const markPaths = {
  thread: 'M16 20.5c-1.2-5.4-1.7-10.6-1-16.3.6-1 1.4-1 2 0 .7 5.7.2 10.9-1 16.3Z',
  threads: [0, -33, 33],
  quay: 'M4 22.7h24',
  wave: 'M4 27.6c2-1.7 4-1.7 6 0s4 1.7 6 0 4-1.7 6 0 4 1.7 6 0',
}
