/** An address that breaks before its @, where a line is too short for it. */
export function EmailAddress({ address }: { address: string }) {
  const [name, domain] = address.split('@')
  return (
    <bdi dir="ltr">
      {name}
      <wbr />
      {`@${domain}`}
    </bdi>
  )
}
