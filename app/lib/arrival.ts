/** How the visitor has come to this document: by a link, by a reload, or on the way back or forward. */
export const arrival = () => (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type
