import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expect, openForm, outbox, sendButton, sendInquiry } from '../quay/buyer.ts'
import type { Quay } from '../quay/quay.ts'
import { fair, type Weather } from '../quay/weather.ts'
import type { Life } from './mortal-browser.ts'

type Plan = {
  quay: Quay
  start: () => Promise<Life>
  /** How many visitors see the thanks, in how many tabs. */
  inquiries: number
  tabs: number
  kills?: number
  /** Nobody is online until all is written. */
  offline?: boolean
  reloads?: boolean
  weather?: Weather
}

export type Report = {
  thanked: number
  stored: number
  /** Thanked for, but not stored. */
  lost: string[]
  /** Stored more than once. */
  doubled: string[]
  /** Still in the browser. */
  left: number
  attempts: number
  seconds: number
}

/** Buyers write in several tabs while the weather is bad and the browser dies. What has become of each inquiry? */
export async function roughDay(plan: Plan): Promise<Report> {
  const { quay, start, inquiries, tabs, kills = 0, weather = fair } = plan
  const began = performance.now()
  const thanked = new Set<string>()
  let written = 0
  quay.change(weather)

  async function write(page: Page, enough: number, begun: Set<string>) {
    while (thanked.size + begun.size < enough) {
      written += 1
      const name = `Buyer ${written}`
      const isReloading = plan.reloads && written % 4 === 0
      begun.add(name)
      await sendInquiry(page, name)
      begun.delete(name)
      thanked.add(name)
      if (isReloading) await page.reload()
      else await expect(sendButton(page)).toBeVisible()
    }
  }

  let left = 0
  for (let life = 0; life <= kills; life++) {
    const { context, kill, close, pages } = await openTabs(start, tabs, quay.url)
    if (plan.offline) await context.setOffline(true)
    const begun = new Set<string>()
    const enough = Math.ceil((inquiries * (life + 1)) / (kills + 1))
    const work = pages.map((page) => write(page, enough, begun))
    if (life < kills) {
      // The others are killed wherever they are.
      await Promise.race(work)
      await kill()
      await Promise.allSettled(work)
    } else {
      await Promise.all(work)
      await context.setOffline(false)
      left = await emptied(pages[0] as Page)
      await close()
    }
  }

  const names = quay.rows().map(({ name }) => name)
  const stored = new Set(names)
  return {
    thanked: thanked.size,
    stored: names.length,
    lost: [...thanked].filter((name) => !stored.has(name)),
    doubled: names.filter((name, index) => names.indexOf(name) !== index),
    left,
    attempts: quay.crossings(),
    seconds: Math.round((performance.now() - began) / 1000),
  }
}

/** A Chromium that was killed does not always survive its next start. That is its own affair: it gets another. */
async function openTabs(
  start: Plan['start'],
  tabs: number,
  url: string,
  attempts = 3,
): Promise<Life & { pages: Page[] }> {
  const life = await start()
  try {
    const pages: Page[] = []
    for (let tab = 0; tab < tabs; tab++) {
      const page = await life.context.newPage()
      await openForm(page, url)
      pages.push(page)
    }
    return { ...life, pages }
  } catch (error) {
    await life.kill()
    if (attempts === 1) throw error
    return openTabs(start, tabs, url, attempts - 1)
  }
}

/** Waits until the outbox is empty; tells what is left after three minutes without progress. */
async function emptied(page: Page, stalledAfter = 180_000) {
  let left = (await outbox(page)).length
  let progressAt = performance.now()
  while (left && performance.now() - progressAt < stalledAfter) {
    await pause(200)
    const now = (await outbox(page)).length
    if (now < left) progressAt = performance.now()
    left = now
  }
  return left
}
