import type { GoodsWords } from '../schema/tradeWords.ts'
import type { trade as facts } from './trade-seeds.ts'

export const trade = {
  cumin: {
    label: 'Cumin',
    origins: {
      IN: 'Largest crop; Singapore and Europe qualities',
      SY: 'Dark, oily seed, known across the Levant',
      TR: 'Aromatic Mediterranean seed',
    },
    names: {
      'Singapore quality': 'Indian export cumin, usually 99% pure, machine cleaned',
      'Europe quality': 'Indian, 99.5% pure or more, sorted by color',
      Sortex: 'Sorted by color with an optical machine',
      'machine cleaned (MC)': 'Sieved and cleaned by weight, not sorted by color',
    },
  },
  coriander: {
    label: 'Coriander',
    origins: {
      IN: 'Eagle, Scooter, Badami, Parrot and Split grades',
      BG: 'Small seed, rich in oil',
    },
    names: {
      Eagle: 'Indian grade: bright, mostly whole seed',
      Scooter: 'Indian grade above Eagle: greenish and clean',
      Split: 'Seed that fell into halves, for grinding',
    },
  },
  fennel: {
    label: 'Fennel',
    origins: {
      IN: 'Bold green seed; thin Lucknow type for chewing',
      EG: 'Seed for herbal tea and bread',
    },
    names: {
      'Lucknow (Lakhnavi) saunf': 'Thin, green, sweet seed, chewed after meals',
    },
  },
  fenugreek: {
    label: 'Fenugreek',
    origins: {
      IN: 'Main exporter; machine cleaned or Sortex',
    },
    names: {
      'kasuri methi': 'Dried leaf of fenugreek, not its seed',
    },
  },
  'mustard-yellow': {
    label: 'Yellow mustard',
    origins: {
      CA: 'Largest exporter; graded No. 1 Canada',
    },
    names: {
      'No. 1 Canada Yellow': 'Top Canadian grade for yellow mustard',
    },
  },
  'mustard-brown': {
    label: 'Brown mustard',
    origins: {
      IN: 'Rai, small and large seed',
      CA: 'Brown class, for Dijon style',
    },
    names: {
      'small rai, bold rai': 'Indian mustard by size; the small seed is darker',
    },
  },
  'mustard-black': {
    label: 'Black mustard',
    origins: {
      IN: 'Small dark rai, mostly Brassica juncea',
    },
  },
  ajwain: {
    label: 'Ajwain',
    origins: {
      IN: 'Main origin; graded by purity',
    },
  },
  nigella: {
    label: 'Nigella',
    origins: {
      IN: 'Kalonji in volume, by purity',
      ET: 'Aromatic seed, rich in oil',
      EG: 'Habbat al-barakah, much of it pressed for oil',
    },
    names: {
      'Ethiopian black seed': 'Nigella of Ethiopia, favored for oil',
    },
  },
  caraway: {
    label: 'Caraway',
    origins: {
      FI: 'Largest European exporter; rich in oil',
      EG: 'For Arab drinks and sweets',
    },
  },
} satisfies GoodsWords<typeof facts>
