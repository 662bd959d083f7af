import { Fragment } from 'react'

/** An address that breaks before its @, where a line is too short for it. */
export function EmailAddress({ address }: { address: string }) {
  return address.split(/(?=@)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
