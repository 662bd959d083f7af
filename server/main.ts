import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { configureServer } from '#config/server.ts'
import { createHttpServer, drain, listen } from './http.ts'
import type { Desk } from './inquiries/collect.ts'
import { createLimit } from './inquiries/limit.ts'
import { startPostman } from './mail/postman.ts'
import { smtpSender } from './mail/smtp.ts'
import { receive } from './reception.ts'
import { loadRefusalPages, loadSite, noSite } from './site/load.ts'
import { openStore } from './store/open.ts'
import { requestTrouble, storeTrouble } from './trouble.ts'

const dist = resolve(import.meta.dirname, '../dist')

async function start() {
  const { site, settings } = configureServer()
  const pages = settings.collectOnly ? noSite() : loadSite(dist)
  const refusalPages = loadRefusalPages(dist)
  const store = await openStore(settings)
  const trouble = storeTrouble()
  const { mail } = settings
  const send = mail && smtpSender(mail.smtpUrl, { to: mail.to, from: mail.from ?? site.email }, site)
  const postman = send && startPostman({ store, send })
  const desk: Desk = {
    site,
    refusalPages,
    store,
    limit: createLimit(settings.inquiryLimit),
    guests: settings.inquiryOrigins,
    now: () => new Date(),
    onStored: () => {
      trouble.over()
      postman?.call()
    },
    onTrouble: trouble.report,
  }
  const server = createHttpServer(
    receive({ pages, desk, store, trustedProxies: settings.trustedProxies, onTrouble: requestTrouble() }),
  )

  let isLeaving = false
  async function leave() {
    if (isLeaving) return
    isLeaving = true
    await drain(server)
    // A letter still under way is sent again after its lease: better twice than not at all.
    await Promise.race([postman?.stop(), setTimeout(3_000)])
    await store.close()
    process.exit(0)
  }
  process.on('SIGTERM', leave).on('SIGINT', leave).on('SIGHUP', leave)

  const port = await listen(server, settings.port, settings.host)
  console.log(`${site.brand} is at http://localhost:${port}`)
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
