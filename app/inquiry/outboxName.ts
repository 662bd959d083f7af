/** The database that waiting inquiries are kept in. Stands alone, so that asking for it loads nothing else. */
export const outboxName = 'inquiries'
