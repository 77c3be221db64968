import type { GoodsFamily } from "../../family.ts";
import { both, colourAxis, params, words } from "../familyBuilders.ts";
import { bullets, head, offer, para, story } from "./offers.ts";

/** Gift wrap, decorations, dress-up and the seasons. */
export const partyFamilies: readonly GoodsFamily[] = [
  {
    key: "gift-box",
    category: "party-wrap-boxes",
    store: "festive-row",
    brand: "festive-row",
    unit: both(["set", "套"]),
    picture: { object: "1f381", companions: ["1f380"], recolour: true },
    intro: story(
      para(
        "Rigid boxes of grey board wrapped in printed paper; corners are turned, not cut. Nested sets ship in the space of the largest box.",
        "灰板裱纸硬盒，四角折包不露白。套装嵌放，只占最大盒体积。",
      ),
      para(
        "The folding ones hold with magnets and arrive flat, a hundred to a carton.",
        "折叠款磁吸成型，平板运输，百只一箱。",
      ),
    ),
    params: params(
      ["Board", "纸板", "Grey board 2 mm", "2毫米灰板"],
      ["Paper", "面纸", "Coated 157 g/m²", "157克铜版"],
      ["Ribbon", "丝带", "Satin, 25 mm", "缎带25毫米"],
      ["Food", "食品接触", "With inner bag", "加内袋可用"],
    ),
    axes: [colourAxis("mustard", "scarlet", "navy", "blush")],
    variants: [
      offer(
        "rigid-nest-3",
        ["Rigid gift box with ribbon, nested set of 3", "天地盖礼盒配丝带，3件套"],
        ["Lids fit with a soft puff of air", "盖合有阻尼感"],
        {
          cents: 295,
          was: 370,
          grams: 520,
          min: 15,
          then: [
            [60, 275],
            [240, 248],
          ],
        },
      ),
      offer(
        "magnet-fold",
        ["Folding gift box with magnets", "磁吸折叠礼盒"],
        ["Flat to folded in five seconds", "五秒成盒"],
        { cents: 186, grams: 240, min: 25 },
      ),
      offer(
        "jewel-24",
        ["Ring and earring boxes, tray of 24", "戒指耳钉小盒24只一盘"],
        ["Foam slot takes both", "海绵槽戒指耳钉通用"],
        { cents: 720, was: 880, grams: 560, min: 2 },
      ),
      offer(
        "favour-50",
        ["Favour boxes, folding, 50 pcs with ribbon", "喜糖盒50只带丝带，自折"],
        ["Holds five sugared almonds", "正好装五颗喜糖"],
        { cents: 545, grams: 430, min: 4, axes: [colourAxis("pearl", "blush", "mint", "scarlet")] },
      ),
    ],
  },
  {
    key: "gift-bow",
    category: "party-wrap-bows",
    store: "festive-row",
    brand: "festive-row",
    unit: both(["pc", "个"]),
    picture: { object: "1f380", companions: ["1f381"], recolour: true },
    intro: story(
      para(
        "Bows that are ready when the queue is long: peel, press, next. The adhesive pad grips coated paper, kraft and foil.",
        "排队时也来得及的礼结：撕开、一按、下一位。背胶可贴铜版、牛皮纸和铝箔纸。",
      ),
      para("Pull bows come flat and open with one tug of the cord.", "拉花扁平包装，一拉成型。"),
    ),
    params: params(
      ["Ribbon", "丝带", "Polypropylene or satin", "PP或缎带"],
      ["Adhesive", "背胶", "Acrylic pad", "丙烯酸胶垫"],
      ["Width", "宽度", "8 to 20 cm", "8至20厘米"],
      ["Colours", "颜色", "Six in a mixed bag", "混装六色"],
    ),
    axes: [colourAxis("scarlet", "mustard", "sky", "violet")],
    variants: [
      offer(
        "satin-six",
        ["Satin gift bows, self-adhesive, 6 colours", "缎面自粘礼结，六色"],
        ["Pad holds on foil paper too", "铝箔纸上也粘得住"],
        {
          cents: 42,
          grams: 9,
          min: 100,
          then: [
            [500, 38],
            [2000, 33],
          ],
          axes: [],
        },
      ),
      offer(
        "pull-20",
        ["Pull bows 20 cm, 10 pcs", "大号拉花20厘米，10个"],
        ["For hampers and wedding cars", "礼篮婚车用"],
        { cents: 235, was: 290, grams: 110, min: 10 },
      ),
      offer(
        "curling-250m",
        ["Curling ribbon 5 mm, 250 m", "卷曲丝带5毫米，250米"],
        ["Curls on a scissor blade at the first pull", "剪刀一刮就卷"],
        {
          cents: 168,
          grams: 190,
          min: 20,
          axes: [colourAxis("scarlet", "mustard", "forest", "pearl", "violet", "charcoal")],
        },
      ),
      offer(
        "wrap-kit",
        [
          "Wrapping kit: paper, bows, tags, tape, enough for ten presents of ordinary size",
          "包装套装：纸、礼结、吊牌、胶带，可包十份礼",
        ],
        ["One box, no second trip to the shop", "一盒配齐，不用跑第二趟"],
        {
          cents: 690,
          was: 840,
          grams: 620,
          min: 4,
          axes: [words(["Theme", "主题"], ["Stars", "星星"], ["Stripes", "条纹"], ["Kraft", "牛皮纸"])],
        },
      ),
    ],
  },
  {
    key: "balloon",
    category: "party-decor-balloons",
    store: "festive-row",
    brand: "festive-row",
    unit: both(["bag", "袋"]),
    picture: { object: "1f388", recolour: true },
    intro: story(
      para(
        "Natural latex, dipped twice, round when full. Nitrosamines are tested lot by lot; the age warning is on every bag in twelve languages.",
        "天然乳胶，二次浸渍，充满仍圆。逐批检测亚硝胺，每袋十二国语言年龄警示。",
      ),
      bullets(
        ["Helium flight about 18 hours at 30 cm", "30厘米充氦飘约18小时"],
        ["Foil ones have a self-sealing valve", "铝膜款自封气嘴"],
      ),
    ),
    params: params(
      ["Material", "材质", "Natural latex or foil", "天然乳胶或铝膜"],
      ["Diameter", "直径", "13 to 90 cm", "13至90厘米"],
      ["Standard", "标准", "EN 71-1, -2, -3, -12", "EN 71-1、2、3、12"],
      ["Age", "年龄", "Not under 8 without an adult", "8岁以下须成人看护"],
    ),
    axes: [colourAxis("scarlet", "sky", "mustard", "blush", "violet", "mint")],
    variants: [
      offer("latex-100", ["Latex balloons 30 cm, 100 pcs", "乳胶气球30厘米，100只"], ["One colour per bag", "单色装"], {
        cents: 345,
        grams: 290,
        min: 6,
        then: [
          [30, 322],
          [150, 288],
        ],
      }),
      offer(
        "chrome-50",
        ["Chrome balloons, 50 pcs", "金属铬色气球50只"],
        ["Mirror finish right to the neck", "镜面光泽到球颈"],
        { cents: 298, was: 360, grams: 190, min: 8 },
      ),
      offer(
        "foil-numbers",
        ["Foil number balloon 80 cm", "铝膜数字气球80厘米"],
        ["Stands with a straw included", "附吸管，可充可放"],
        {
          cents: 96,
          grams: 38,
          min: 40,
          axes: [words(["Colour", "颜色"], ["Gold", "金色"], ["Silver", "银色"], ["Rose gold", "玫瑰金"])],
        },
      ),
      offer(
        "arch-kit",
        ["Balloon arch kit, 112 pcs with strip and glue dots", "气球拱门套装112只，含链条胶点"],
        ["Up in forty minutes by two people", "两人四十分钟搭好"],
        {
          cents: 520,
          was: 650,
          grams: 380,
          min: 6,
          axes: [
            words(
              ["Palette", "配色"],
              ["Sage and white", "鼠尾草绿白"],
              ["Coral", "珊瑚"],
              ["Navy and gold", "藏青金"],
            ),
          ],
        },
      ),
      offer(
        "hand-pump-12",
        ["Balloon hand pump, 12 pcs", "手动打气筒12支"],
        ["Blows on both strokes", "推拉双向出气"],
        { cents: 660, grams: 720, min: 2, axes: [] },
      ),
    ],
  },
  {
    key: "streamer",
    category: "party-decor-streamers",
    store: "festive-row",
    unit: both(["pack", "包"]),
    picture: { object: "1f389", companions: ["1f38a"], recolour: true },
    intro: story(
      para(
        "Poppers, confetti and bunting for halls that must be swept before midnight. Paper confetti is large-cut, so it lifts off a wooden floor with one broom.",
        "礼花、纸屑、拉旗，适合当晚就要打扫的场地。大片纸屑，一把扫帚就扫净。",
      ),
      para("No metal foil in anything that flies; it is safe near power lines.", "飞出物不含金属箔，电线附近也安全。"),
    ),
    params: params(
      ["Filling", "填充", "Tissue paper, fire-retardant", "阻燃薄纸"],
      ["Drive", "动力", "Compressed air", "压缩空气"],
      ["Height", "喷高", "4 to 8 m", "4至8米"],
      ["Length of bunting", "拉旗长度", "5 or 10 m", "5或10米"],
    ),
    axes: [words(["Colours", "配色"], ["Rainbow", "彩虹"], ["Pastel", "马卡龙"], ["Gold and white", "金白"])],
    variants: [
      offer(
        "popper-6",
        ["Confetti poppers, compressed air, 6 pcs", "压缩空气礼花6支"],
        ["Twist the base; no powder, no smoke", "旋底即放，无火药无烟"],
        { cents: 485, was: 590, grams: 640, min: 5 },
      ),
      offer("table-100g", ["Table confetti, tissue, 100 g", "桌面纸屑100克"], ["Discs of 2.5 cm", "2.5厘米圆片"], {
        cents: 118,
        grams: 104,
        min: 24,
      }),
      offer(
        "bunting-10m",
        ["Bunting 10 m, cotton, 20 flags", "棉布拉旗10米20面"],
        ["Washes and comes out next year", "可洗，明年接着用"],
        {
          cents: 365,
          grams: 260,
          min: 8,
          then: [
            [40, 340],
            [160, 305],
          ],
          picture: { object: "1f6a9", recolour: true },
          axes: [colourAxis("scarlet", "navy", "mint")],
        },
      ),
      offer(
        "serpentine-20",
        ["Throw streamers, 20 rolls", "抛掷彩带20卷"],
        ["Rolled loose, they fly four metres", "松卷，可抛四米"],
        { cents: 142, grams: 160, min: 20 },
      ),
    ],
  },
  {
    key: "paper-flower",
    category: "party-decor-flowers",
    store: "festive-row",
    unit: both(["bunch", "束"]),
    picture: { object: "1f490", companions: ["1f337"], recolour: true },
    intro: story(
      para(
        "Silk, foam and paper flowers for tables, graves and windows. Stems have a wire core and cut with ordinary pliers; petals are UV-fast for a summer outdoors.",
        "绢花、泡棉花、纸花，用于餐桌、祭扫和橱窗。茎内有铁丝，钳子可剪；花瓣耐晒一夏。",
      ),
      para(
        "Bunches are steamed and fluffed before packing, so they need only a shake.",
        "出厂前蒸汽整形，抖一抖即可。",
      ),
    ),
    params: params(
      ["Petals", "花瓣", "Polyester, foam or crepe", "涤纶、泡棉或皱纹纸"],
      ["Stem", "花茎", "Wire in PE, 35 to 60 cm", "PE包铁丝，35至60厘米"],
      ["Outdoor", "户外", "One summer", "耐晒一夏"],
      ["Care", "养护", "Cool hair dryer", "吹风机冷风除尘"],
    ),
    axes: [colourAxis("rose", "mustard", "violet")],
    variants: [
      offer(
        "mixed-bouquet",
        ["Mixed bouquet, 9 stems, wrapped", "混搭花束9枝，已包装"],
        ["Looks bought this morning", "像今早刚买的"],
        { cents: 465, was: 570, grams: 210, min: 6 },
      ),
      offer(
        "tulip-10",
        ["Real-touch tulips, 10 stems", "手感郁金香10枝"],
        ["Feels cool and slightly damp, like the flower", "触感凉润，像真花"],
        {
          cents: 390,
          grams: 180,
          min: 8,
          then: [
            [40, 362],
            [160, 325],
          ],
          picture: { object: "1f337", recolour: true },
        },
      ),
      offer("sunflower", ["Sunflower, tall, 90 cm", "高枝向日葵90厘米"], ["Head turns on its wire", "花盘可转向"], {
        cents: 178,
        grams: 96,
        min: 20,
        axes: [],
        picture: { object: "1f33b", recolour: false },
      }),
      offer(
        "petals-1000",
        ["Rose petals, 1,000 pcs", "玫瑰花瓣1000片"],
        ["Loose, not stuck in stacks", "已抖散，不粘叠"],
        {
          cents: 155,
          grams: 110,
          min: 20,
          axes: [colourAxis("scarlet", "blush", "pearl")],
          picture: { object: "1f339", recolour: true },
        },
      ),
    ],
  },
  {
    key: "pinata",
    category: "party-games-pinatas",
    store: "festive-row",
    brand: "festive-row",
    unit: both(["pc", "只"]),
    picture: { object: "1fa85", companions: ["1f36c", "1f36d"], recolour: true },
    intro: story(
      para(
        "Card piñatas covered in fringed tissue, with a flap for filling and a loop that carries three kilos. They break where they should: at the belly.",
        "纸板皮纳塔，流苏薄纸包覆，留填充口，吊环承重三公斤。该破的地方破：肚子。",
      ),
      para("A stick and a blindfold are in the box.", "盒内附棒子和眼罩。"),
    ),
    params: params(
      ["Body", "主体", "Recycled card", "再生纸板"],
      ["Holds", "可装", "2 kg of sweets", "2公斤糖果"],
      ["Cover", "面层", "Tissue, hand glued", "薄纸手贴"],
      ["With", "附件", "Stick, blindfold", "棒、眼罩"],
    ),
    axes: [words(["Opening", "打开方式"], ["To break", "敲破式"], ["Pull string", "拉绳式", 30])],
    variants: [
      offer(
        "donkey-45",
        ["Paper piñata donkey 45 cm", "纸皮纳塔小驴45厘米"],
        ["The classic, five rows of fringe", "经典款，五排流苏"],
        {
          cents: 460,
          grams: 420,
          min: 6,
          then: [
            [24, 432],
            [96, 390],
          ],
        },
      ),
      offer(
        "unicorn",
        ["Unicorn piñata with shiny horn", "独角兽皮纳塔，亮面角"],
        ["Requested most at birthdays from four to eight", "四到八岁生日点单最多"],
        { cents: 520, was: 640, grams: 440, min: 6, picture: { object: "1f984", recolour: true } },
      ),
      offer(
        "favour-48",
        ["Party bag toys, 48 pcs in 12 kinds", "派对小礼48件12款"],
        ["No piece under 32 mm", "最小件大于32毫米"],
        {
          cents: 960,
          grams: 640,
          min: 2,
          axes: [],
          picture: { object: "1f36d", companions: ["1fa84"], recolour: false },
        },
      ),
      offer("wand", ["Wand", "魔法棒"], ["Tip glows for three hours", "棒头可亮三小时"], {
        cents: 85,
        grams: 30,
        min: 48,
        axes: [colourAxis("violet", "rose", "sky")],
        picture: { object: "1fa84", recolour: true },
      }),
      offer(
        "medals-24",
        ["Winner's medals with ribbon, 24 pcs", "优胜奖牌带绶带24枚"],
        ["Back takes a name sticker", "背面可贴姓名"],
        {
          cents: 480,
          was: 590,
          grams: 360,
          min: 4,
          axes: [words(["Finish", "颜色"], ["Gold", "金"], ["Silver", "银"], ["Bronze", "铜"])],
          picture: { object: "1f3c5", recolour: false },
        },
      ),
    ],
  },
  {
    key: "costume-hat",
    category: "party-games-costume",
    store: "festive-row",
    unit: both(["pc", "顶"]),
    picture: { object: "1f3a9", companions: ["1f3ad"], recolour: true },
    intro: story(
      para(
        "Hats and masks for stages, hen nights and carnivals. Felt ones are steam-blocked and keep their crown in a suitcase; masks have a soft edge and holes big enough to breathe.",
        "舞台、单身派对、狂欢节的帽子和面具。毡帽蒸汽定型，行李箱压不塌；面具软边，气孔够大。",
      ),
      para("One size with an inside band that pulls smaller.", "均码，内圈抽带可收小。"),
    ),
    params: params(
      ["Material", "材质", "Felt, satin or card", "毡、缎或卡纸"],
      ["Head size", "头围", "54 to 60 cm", "54至60厘米"],
      ["Flammability", "燃烧性能", "EN 71-2", "EN 71-2"],
      ["Packing", "包装", "Polybag with header", "卡头袋"],
    ),
    axes: [colourAxis("charcoal", "plum", "scarlet")],
    variants: [
      offer(
        "top-hat",
        ["Top hat, felt, satin band", "毡礼帽，缎带"],
        ["Stands up after a night on the floor", "踩一晚也能撑回来"],
        { cents: 345, grams: 110, min: 10 },
      ),
      offer(
        "masks-theatre",
        ["Comedy and tragedy masks, pair", "悲喜剧面具，一对"],
        ["Wear them or hang them", "可戴可挂"],
        {
          cents: 286,
          was: 350,
          grams: 140,
          min: 10,
          picture: { object: "1f3ad", recolour: true },
          axes: [colourAxis("sky", "mustard", "violet")],
        },
      ),
      offer(
        "graduation",
        ["Graduation cap with tassel", "学士帽带流苏"],
        ["Board is covered, not printed", "帽板包布，非印刷"],
        {
          cents: 310,
          grams: 130,
          min: 12,
          then: [
            [50, 288],
            [200, 258],
          ],
          axes: [colourAxis("charcoal", "navy")],
          picture: { object: "1f393", recolour: true },
        },
      ),
      offer(
        "party-cones-10",
        ["Party cone hats with elastic, 10 pcs", "派对尖帽10顶带松紧绳"],
        ["Elastic is knotted, not stapled", "松紧绳打结，不用订书钉"],
        {
          cents: 138,
          grams: 90,
          min: 24,
          axes: [words(["Design", "图案"], ["Dots", "圆点"], ["Stripes", "条纹"], ["Stars", "星星"])],
          stock: 0,
        },
      ),
    ],
  },
  {
    key: "christmas-decoration",
    category: "party-seasonal-christmas",
    store: "festive-row",
    brand: "festive-row",
    unit: both(["pc", "件"]),
    picture: { object: "1f384", companions: ["1f381", "2b50"], recolour: false },
    intro: story(
      para(
        "Trees, baubles and figures for shops that decorate in October. Branches are hinged and colour-coded; baubles are shatterproof and have metal caps.",
        "十月就要布置的店铺用圣诞树、彩球和摆件。枝条铰接并有色标；彩球防摔，金属帽。",
      ),
      head("Order by the 24th", "24日前下单"),
      para(
        "Sea freight for Christmas closes on 24 September; air parcels on 28 November.",
        "圣诞海运截单9月24日，空运截单11月28日。",
      ),
    ),
    params: params(
      ["Needles", "针叶", "PVC, fire-retardant", "阻燃PVC"],
      ["Stand", "底座", "Steel, folding", "可折钢脚"],
      ["Baubles", "彩球", "Polystyrene, shatterproof", "PS防摔"],
      ["Carton", "外箱", "Reusable, printed inside", "可反复使用，内印说明"],
    ),
    axes: [words(["Height", "高度"], ["45 cm", "45厘米"], ["60 cm", "60厘米", 210], ["90 cm", "90厘米", 640])],
    variants: [
      offer(
        "table-tree",
        ["Table-top Christmas tree, decorated", "桌面圣诞树，已装饰"],
        ["Ready for a till in one minute", "一分钟摆上收银台"],
        { cents: 690, was: 850, grams: 780, min: 4 },
      ),
      offer(
        "baubles-36",
        ["Baubles, shatterproof, 36 pcs in three finishes", "防摔彩球36只，三种质感"],
        ["Gloss, matt and glitter in each colour", "亮面、哑面、闪粉各一"],
        {
          cents: 640,
          grams: 520,
          min: 4,
          then: [
            [20, 598],
            [80, 545],
          ],
          axes: [colourAxis("scarlet", "mustard", "navy", "forest")],
          picture: { object: "1f514", companions: ["2744-fe0f"], recolour: true },
        },
      ),
      offer(
        "snowman-inflatable",
        ["Inflatable snowman 1.8 m with lamp", "充气雪人1.8米带灯"],
        ["Ties and pegs included", "附拉绳地钉"],
        { cents: 2890, grams: 1600, min: 1, axes: [], picture: { object: "26c4", recolour: false } },
      ),
      offer(
        "snowflake-12",
        ["Snowflake hangers, wood, 12 pcs", "木雪花挂件12片"],
        ["Laser-cut, thread already tied", "激光切割，已穿线"],
        { cents: 186, was: 240, grams: 80, min: 20, axes: [], picture: { object: "2744-fe0f", recolour: false } },
      ),
      offer(
        "reindeer-plush",
        ["Standing reindeer 30 cm, plush", "毛绒站立驯鹿30厘米"],
        ["Wire legs, stands on any shelf", "铁丝腿，随处站稳"],
        { cents: 565, grams: 280, min: 6, axes: [], picture: { object: "1f98c", recolour: false } },
      ),
    ],
  },
  {
    key: "new-year-decoration",
    category: "party-seasonal-newyear",
    store: "festive-row",
    brand: "night-market",
    unit: both(["pack", "包"]),
    picture: { object: "1f9e7", companions: ["1f3ee"], recolour: false },
    intro: story(
      para(
        "Red envelopes, couplets and door figures for the lunar year. Foil is hot-stamped, paper is thick enough not to show the note inside.",
        "红包、春联、门饰。烫金工艺，纸厚不透，里面几张看不出。",
      ),
      para(
        "Zodiac designs change in September; the plain fortune design stays all year.",
        "生肖款九月换新，福字通用款全年有货。",
      ),
    ),
    params: params(
      ["Paper", "纸张", "Art paper 160 g/m²", "160克艺术纸"],
      ["Print", "工艺", "Hot foil", "烫金"],
      ["Size", "尺寸", "17 x 9 cm", "17×9厘米"],
      ["Design", "款式", "Zodiac and plain", "生肖款与通用款"],
    ),
    axes: [words(["Design", "款式"], ["Fortune", "福字"], ["Zodiac", "生肖"], ["Flowers", "花开富贵"])],
    variants: [
      offer(
        "envelopes-50",
        ["Red envelopes, hot foil, 50 pcs", "烫金红包50只"],
        ["Thick paper, sharp gold", "纸厚金亮"],
        {
          cents: 285,
          was: 350,
          grams: 300,
          min: 10,
          then: [
            [50, 262],
            [250, 232],
          ],
        },
      ),
      offer(
        "couplets",
        ["Spring couplets with fortune squares", "春联福字套装"],
        ["Gold on red cotton paper, tape included", "红宣烫金，附双面胶"],
        { cents: 168, grams: 120, min: 20 },
      ),
      offer(
        "dragon-dance-toy",
        ["Paper dragon on sticks, 75 cm", "纸龙手舞75厘米"],
        ["Folds like a bellows, wakes up when you shake it", "风琴折身，一抖就活"],
        { cents: 220, grams: 90, min: 15, axes: [], picture: { object: "1f432", recolour: true } },
      ),
      offer(
        "crackers-electric",
        [
          "Electric firecracker string, sound and light, no powder, for hotels and schools that may not use fire",
          "电子鞭炮，有声有光无火药，禁放场所酒店学校可用",
        ],
        ["Remote starts and stops it", "遥控启停"],
        { cents: 1480, was: 1750, grams: 620, min: 2, axes: [], picture: { object: "1f9e8", recolour: false } },
      ),
      offer(
        "bamboo-pine",
        ["Pine and bamboo door piece, pair", "门松竹饰一对"],
        ["For restaurants from December on", "餐厅十二月起陈列"],
        { cents: 1960, grams: 1900, min: 1, axes: [], picture: { object: "1f38d", recolour: false } },
      ),
    ],
  },
  {
    key: "halloween-decoration",
    category: "party-seasonal-halloween",
    store: "festive-row",
    unit: both(["pc", "件"]),
    picture: { object: "1f383", companions: ["1f47b", "1f987"], recolour: false },
    intro: story(
      para(
        "Pumpkins with a battery instead of a flame, ghosts that hang, webs that stretch across a doorway and come off without fibres.",
        "用电池不用明火的南瓜灯，能挂的幽灵，能横跨门口、撕下不留丝的蛛网。",
      ),
      para(
        "Foam pumpkins can be carved with a kitchen knife and kept for next year.",
        "泡沫南瓜可用菜刀雕，明年再用。",
      ),
    ),
    params: params(
      ["Material", "材质", "Foam, polyester, PVC", "泡沫、涤纶、PVC"],
      ["Light", "灯", "LED, battery", "LED，电池"],
      ["Cells", "电池", "2 AAA, not included", "2节AAA，另备"],
      ["Age", "年龄", "Decoration, not a toy", "装饰品，非玩具"],
    ),
    axes: [words(["Size", "尺寸"], ["18 cm", "18厘米"], ["25 cm", "25厘米", 160])],
    variants: [
      offer(
        "pumpkin-lamp",
        ["Pumpkin lamp, flicker LED", "闪烁南瓜灯"],
        ["Six hours on, eighteen off", "亮六小时灭十八小时"],
        { cents: 385, was: 480, grams: 260, min: 8 },
      ),
      offer(
        "ghost-hanger",
        ["Hanging ghost 90 cm, glows", "荧光吊挂幽灵90厘米"],
        ["Moves with the slightest draught", "有点风就飘"],
        { cents: 268, grams: 140, min: 12, axes: [], picture: { object: "1f47b", recolour: false } },
      ),
      offer(
        "web-60g",
        ["Spider web 60 g with 12 spiders", "蛛网60克附12只蜘蛛"],
        ["Stretches over three metres", "可拉三米"],
        {
          cents: 92,
          grams: 70,
          min: 40,
          then: [
            [200, 84],
            [800, 73],
          ],
          axes: [],
          picture: { object: "1f578-fe0f", companions: ["1f577-fe0f"], recolour: false },
        },
      ),
      offer(
        "bats-24",
        ["Wall bats, PVC, 24 pcs in four sizes", "3D蝙蝠墙贴24只，四种大小"],
        ["Wings fold up, tape included", "翅膀可折立，附胶"],
        { cents: 124, was: 155, grams: 60, min: 30, axes: [], picture: { object: "1f987", recolour: false } },
      ),
      offer("skull-bowl", ["Skull sweet bowl", "骷髅糖果碗"], ["Jaw drops when a hand comes near", "伸手下巴就张开"], {
        cents: 890,
        grams: 480,
        min: 3,
        axes: [],
        picture: { object: "1f480", recolour: false },
        stock: 0,
      }),
    ],
  },
];
