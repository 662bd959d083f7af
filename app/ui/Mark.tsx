import { markPaths } from '#app/styles/markPaths.ts'

const { thread, threads, quay, wave } = markPaths

/** Three threads of saffron standing on a quay. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <g fill="var(--color-saffron)">
        {threads.map((degrees) => (
          <path key={degrees} d={thread} transform={`rotate(${degrees} 16 20.5)`} />
        ))}
      </g>
      <g stroke="currentColor" strokeWidth="1.7" strokeLinecap="round">
        <path d={quay} />
        <path d={wave} />
      </g>
    </svg>
  )
}
