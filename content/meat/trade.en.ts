import type { GoodsWords } from '../schema/tradeWords.ts'
import type { trade as facts } from './trade.ts'

export const trade = {
  beef: {
    label: 'Beef',
    origins: {
      BR: 'Largest exporter; frozen and chilled halal cuts',
      IN: 'Frozen boneless buffalo, not cow',
      AU: 'Chilled, grass or grain fed; AUS-MEAT codes',
      US: 'Grain-fed Choice and Prime',
    },
    names: {
      'topside, silverside, thick flank, rump': 'Hindquarter cuts of the Indian buffalo trade',
      '100 VL, 90 CL': 'Lean share of trimmings: VL by eye, CL by analysis',
      'carabeef, buffalo': 'Indian buffalo meat, sold as Indian beef',
      'AUS-MEAT, MSA, Angus, Wagyu MB':
        'Australia: AUS-MEAT codes the cuts, MSA grades eating quality, MB scores marbling',
      'USDA Prime, Choice, Select': 'US quality grades by marbling',
    },
  },
  lamb: {
    label: 'Lamb',
    origins: {
      AU: 'Chilled carcasses by air; frozen cuts',
      NZ: 'Legs and racks, frozen and chilled',
    },
    names: {
      'French rack, shank, square-cut shoulder': 'Cuts that hotels name',
      'Naimi, Najdi': 'Local sheep breeds of the Gulf, the most expensive',
    },
  },
  mutton: {
    label: 'Mutton and goat',
    origins: {
      IN: 'Chilled carcasses by air',
      PK: 'Chilled halal carcasses by air',
      ET: 'Chilled carcasses by air',
    },
    names: {
      'carcass, six-way cut': 'A carcass is whole; a six-way cut is sawn in six and frozen',
    },
  },
  veal: {
    label: 'Veal',
    origins: {
      NL: 'Milk-fed white and rosé veal',
    },
  },
  pork: {
    label: 'Pork',
    origins: {
      BR: 'Frozen cuts, non-halal',
    },
  },
  chicken: {
    label: 'Chicken',
    origins: {
      BR: 'Main halal exporter; grillers of 0.9–1.3kg',
      AE: 'Chilled local birds',
      SA: 'Chilled and frozen regional brands',
      UA: 'Frozen halal birds and cuts',
      TR: 'Frozen halal birds and cuts',
    },
    names: {
      griller: 'Whole bird of about 600–1,500\u00a0g, without giblets',
      'shawarma chicken': 'Boneless meat, mostly leg, for the spit',
      'SBB, IQF, tenderloin': 'SBB is skinless boneless breast, IQF frozen loose; the tenderloin is the inner fillet',
      '3-joint, mid-joint': '3-joint is the whole wing, mid-joint its middle part',
    },
  },
  turkey: {
    label: 'Turkey',
    origins: {
      BR: 'Halal whole birds and breast',
      US: 'Large frozen birds for holidays',
    },
  },
  duck: {
    label: 'Duck',
    origins: {
      FR: 'Barbary duck, magret, confit',
      HU: 'Frozen whole ducks and breast',
    },
  },
  fish: {
    label: 'Fish',
    origins: {
      OM: 'Kingfish, hamour, tuna by road',
      IN: 'Kingfish, pomfret, reef cod',
      NO: 'Atlantic salmon by air',
      TR: 'Farmed sea bass and sea bream',
    },
    names: {
      hamour: 'Grouper, the favorite of the UAE',
      'kingfish (kanaad)': 'Narrow-barred Spanish mackerel, surmai',
      'zubaidi, pomfret': 'Silver pomfret',
      'salmon 3–4, 4–5, 5–6kg': 'Norwegian, whole and gutted, by weight class',
    },
  },
  shrimp: {
    label: 'Shrimp',
    origins: {
      IN: 'Farmed vannamei, some black tiger',
      EC: 'Head-on vannamei all year',
      VN: 'Peeled, cooked, ready; black tiger',
      SA: 'Large vannamei farms on the Red Sea',
    },
    names: {
      'vannamei (whiteleg)': 'Farmed white shrimp, most of the trade',
      'black tiger': 'Penaeus monodon: large and striped',
      'U10, 16/20, 21/25': 'Headless, pieces to the pound, U is under; head-on counts such as 30/40 are to the kilo',
    },
  },
  crab: {
    label: 'Crab',
    origins: {
      IN: 'Live mud crab; cut blue swimmer',
    },
    names: {
      'blue swimmer, mud crab, king crab': 'Portunus and Scylla are swimming crabs, Paralithodes is a king crab',
    },
  },
  lobster: {
    label: 'Lobster',
    origins: {
      CA: 'Live and frozen, with claws',
      OM: 'Spiny lobster, a short season',
    },
    names: {
      'Maine/Canadian, spiny, slipper':
        'Maine and Canadian have claws, spiny (rock) lobster has none, slipper lobster is flat',
    },
  },
  mussel: {
    label: 'Mussels',
    origins: {
      NZ: 'Greenshell, frozen on the half shell',
      CL: 'Frozen meat and whole shell',
    },
    names: {
      Greenshell: 'New Zealand’s trade name for green-lipped mussels',
    },
  },
  squid: {
    label: 'Squid',
    origins: {
      IN: 'Whole, tubes and rings',
    },
    names: {
      'tubes, rings, U5, U10': 'Cleaned bodies, by pieces to the kilo or pound',
    },
  },
  processed: {
    label: 'Sausages, hot dogs, burgers',
    origins: {
      BR: 'Frozen chicken franks, burgers, nuggets',
      SA: 'Halal plants of the region',
      AE: 'Local halal plants',
    },
  },
  bacon: {
    label: 'Bacon',
    origins: {
      DK: 'Back and streaky; pork, non-halal',
    },
  },
} satisfies GoodsWords<typeof facts>
