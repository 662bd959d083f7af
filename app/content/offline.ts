export const offline = {
  title: 'No connection',
  text: 'This page has not been opened on this device before, so it needs the network. Pages you have seen still open.',
  retry: 'Try again',
  call: 'Or call us:',
}
