import type { products as beverages } from '../beverages/products.ts'
import type { trade as beverageTrade } from '../beverages/trade.ts'
import type { products as fruits } from '../fruits/products.ts'
import type { trade as fruitTrade } from '../fruits/trade.ts'
import type { products as meat } from '../meat/products.ts'
import type { trade as meatTrade } from '../meat/trade.ts'
import type { products as nuts } from '../nuts/products.ts'
import type { trade as nutTrade } from '../nuts/trade.ts'
import type { products as spices } from '../spices/products.ts'
import type { trade as spiceTrade } from '../spices/trade.ts'
import type { trade as aromaticTrade } from '../spices/trade-aromatics.ts'
import type { trade as seedTrade } from '../spices/trade-seeds.ts'
import type { products as sweeteners } from '../sweeteners/products.ts'
import type { trade as sweetenerTrade } from '../sweeteners/trade.ts'
import type { products as vegetables } from '../vegetables/products.ts'
import type { trade as vegetableTrade } from '../vegetables/trade.ts'
import type { CategoryId } from './catalogue.ts'

/** The ids that content has given, for content that refers to it. */

type Categories = {
  spices: typeof spices
  fruits: typeof fruits
  vegetables: typeof vegetables
  meat: typeof meat
  nuts: typeof nuts
  sweeteners: typeof sweeteners
  beverages: typeof beverages
}

export type GroupOf<Id extends CategoryId> = Categories[Id]['groups'][number]
export type GroupId<Id extends CategoryId = CategoryId> = GroupOf<Id>['id']
export type ProductId = GroupOf<CategoryId>['products'][number]['id']

/** The facts of the trade, by the file that they stand in. */
export type TradeFiles = {
  seeds: typeof seedTrade
  spices: typeof spiceTrade
  aromatics: typeof aromaticTrade
  fruits: typeof fruitTrade
  vegetables: typeof vegetableTrade
  meat: typeof meatTrade
  nuts: typeof nutTrade
  sweeteners: typeof sweetenerTrade
  beverages: typeof beverageTrade
}

export type TradedGood = { [File in keyof TradeFiles]: keyof TradeFiles[File] }[keyof TradeFiles]
