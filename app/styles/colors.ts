/** The colors that are needed outside style sheets. In style sheets they are tokens of the same names. */
export const colors = {
  paper: '#faf6ef',
  ink: '#1c1a17',
  quay: '#12372e',
  slate: '#171614',
  saffron: '#e2a02a',
  onDark: '#fdf8ee',
}
