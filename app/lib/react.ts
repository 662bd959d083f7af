// A file of its own, so that it can be asked for beside the component that needs it and not after it.
export { createRoot } from 'react-dom/client'
