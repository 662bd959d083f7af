import type { meat as facts } from '#app/catalogue/trade/meat.ts'
import type { GoodsWords } from '../../tradeWords.ts'

export const meat = {
  beef: {
    label: 'لحم البقر',
    origins: {
      BR: 'أكبر مصدّر، قطعيات حلال مجمدة ومبردة',
      IN: 'جاموس مجمد بدون عظم، ليس بقرًا',
      AU: 'مبرد، تغذية عشب أو حبوب، رموز AUS-MEAT',
      US: 'تغذية حبوب، Choice وPrime',
    },
    names: {
      'topside, silverside, thick flank, rump': 'قطعيات الفخذ في تجارة الجاموس الهندي',
      '100 VL, 90 CL': 'نسبة الهبر في القصاصات، بالنظر أو بالتحليل',
      'carabeef, buffalo': 'لحم جاموس هندي يباع باسم البقر الهندي',
      'AUS-MEAT, MSA, Angus, Wagyu MB': 'رموز قطعيات أسترالية، ودرجة الأكل، والسلالة، ودرجة الترخيم',
      'USDA Prime, Choice, Select': 'درجات أمريكية حسب الترخيم',
    },
  },
  lamb: {
    label: 'لحم الضأن',
    origins: {
      AU: 'ذبائح مبردة جوًا، وقطعيات مجمدة',
      NZ: 'أفخاذ وريش، مجمدة ومبردة',
    },
    names: {
      'French rack, shank, square-cut shoulder': 'قطعيات تسميها الفنادق',
      'Naimi, Najdi': 'سلالات غنم خليجية، الأغلى',
    },
  },
  mutton: {
    label: 'لحم الغنم والماعز',
    origins: {
      IN: 'ذبائح مبردة جوًا',
      PK: 'ذبائح حلال مبردة جوًا',
      ET: 'ذبائح مبردة جوًا',
    },
    names: {
      'carcass, six-way cut': 'ذبيحة كاملة، أو مقطعة ستًا مجمدة',
    },
  },
  veal: {
    label: 'لحم العجل',
    origins: {
      NL: 'عجل حليب أبيض ووردي',
    },
  },
  pork: {
    label: 'لحم الخنزير',
    origins: {
      BR: 'قطعيات مجمدة، غير حلال',
    },
  },
  chicken: {
    label: 'الدجاج',
    origins: {
      BR: 'أكبر مصدّر حلال، دجاج من 0.9 إلى 1.3\u00a0كجم',
      AE: 'دجاج محلي مبرد',
      SA: 'ماركات إقليمية مبردة ومجمدة',
      UA: 'دجاج وقطعيات حلال مجمدة',
      TR: 'دجاج وقطعيات حلال مجمدة',
    },
    names: {
      griller: 'دجاجة كاملة من 600 إلى 1,500\u00a0جم تقريبًا بدون أحشاء',
      'shawarma chicken': 'لحم بدون عظم، معظمه فخذ، للشاورما',
      'SBB, IQF, tenderloin': 'صدر بدون جلد وعظم، ومجمد فرديًا، وفيليه داخلي',
      '3-joint, mid-joint': 'جناح كامل، أو جزؤه الأوسط',
    },
  },
  turkey: {
    label: 'الديك الرومي',
    origins: {
      BR: 'ديوك كاملة وصدور، حلال',
      US: 'ديوك كبيرة مجمدة للمناسبات',
    },
  },
  duck: {
    label: 'البط',
    origins: {
      FR: 'بط بربري وmagret وconfit',
      HU: 'بط كامل وصدور، مجمد',
    },
  },
  fish: {
    label: 'السمك',
    origins: {
      OM: 'كنعد وهامور وتونة، برًا',
      IN: 'كنعد وزبيدي وهامور',
      NO: 'سلمون أطلسي، جوًا',
      TR: 'قاروص ودنيس مستزرعان',
    },
    names: {
      hamour: 'هامور، المفضل في الإمارات',
      'kingfish (kanaad)': 'كنعد، ويسمى سورماي',
      'zubaidi, pomfret': 'زبيدي فضي',
      'salmon 3–4, 4–5, 5–6 kg': 'نرويجي كامل منظف، حسب فئة الوزن',
    },
  },
  shrimp: {
    label: 'الروبيان',
    origins: {
      IN: 'فانامي مستزرع، وبعض التايجر',
      EC: 'فانامي بالرأس طوال السنة',
      VN: 'مقشر ومطبوخ وجاهز، وتايجر',
      SA: 'مزارع فانامي كبيرة على البحر الأحمر',
    },
    names: {
      'vannamei (whiteleg)': 'روبيان أبيض مستزرع، معظم التجارة',
      'black tiger': 'Penaeus monodon: كبير مخطط',
      'HOSO, HLSO, PD, PUD, PTO': 'بالرأس، وبدون رأس، ومقشر منزوع العرق، ومقشر بعرقه، ومقشر بالذيل',
      'U10, 16/20, 21/25': 'بدون رأس، عدد القطع في الرطل، وU تعني أقل من. وبالرأس مثل 30/40 فالعدد في الكيلو',
    },
  },
  crab: {
    label: 'السلطعون',
    origins: {
      IN: 'سلطعون طين حي، وأزرق مقطع',
    },
    names: {
      'blue swimmer, mud crab, king crab': 'ثلاث فصائل: Portunus وScylla وParalithodes',
    },
  },
  lobster: {
    label: 'اللوبستر',
    origins: {
      CA: 'حي ومجمد، بمخالب',
      OM: 'شارخة، موسم قصير',
    },
    names: {
      'Maine/Canadian, spiny, slipper': 'بمخالب، وشارخة بدون مخالب، وأم الروبيان المفلطحة',
    },
  },
  mussel: {
    label: 'بلح البحر',
    origins: {
      NZ: 'Greenshell، مجمد بنصف الصدفة',
      CL: 'لحم مجمد وبالصدفة الكاملة',
    },
    names: {
      Greenshell: 'الاسم التجاري النيوزيلندي لبلح البحر الأخضر',
    },
  },
  squid: {
    label: 'الحبار',
    origins: {
      IN: 'كامل وأنابيب وحلقات',
    },
    names: {
      'tubes, rings, U5, U10': 'أجسام منظفة، حسب عدد القطع في الكيلو أو الرطل',
    },
  },
  processed: {
    label: 'النقانق والهوت دوغ والبرغر',
    origins: {
      BR: 'نقانق دجاج وبرغر ونغتس مجمدة',
      SA: 'مصانع حلال إقليمية',
      AE: 'مصانع حلال محلية',
    },
  },
  bacon: {
    label: 'البيكون',
    origins: {
      DK: 'ظهر ومخطط، خنزير غير حلال',
    },
  },
} satisfies GoodsWords<typeof facts>
