import { type GradedSentences, sentences } from "./sentences.ts";

/** Sentences for the goods of one first-level category, by category. */
export const departmentReviews: Readonly<Record<string, GradedSentences>> = {
  toys: {
    good: sentences(
      ["My two tested it for a whole Sunday and it is still in one piece.", "两个孩子折腾了一整个周日，居然完好无损。"],
      ["The EN 71 report was in my inbox within an hour.", "EN 71报告一小时内就发到邮箱了。"],
      ["Sold out at our school fair before lunch.", "学校义卖，中午前就卖光了。"],
      ["No loose parts, I pulled at everything.", "每处都扯过，没有松动的零件。"],
      ["Grandparents buy these without asking the price.", "爷爷奶奶们买这个都不问价。"],
      ["The colour doesn't come off, and it has been chewed.", "不掉色，已经被啃过了。"],
      ["Bright without being garish, it sits well in our window.", "颜色鲜亮不俗气，摆橱窗很好看。"],
      ["Kept a waiting room of six children busy.", "候诊室里六个孩子都被它收服了。"],
      ["Children come back for the second one to complete the set.", "孩子会回来买第二个凑一套。"],
    ),
    moderate: sentences(
      ["Fun for an afternoon, then it went to the bottom of the box.", "新鲜了一下午，就沉到玩具箱底了。"],
      ["The age on the box is optimistic; ours needed help.", "盒上标的年龄偏乐观，我家的还得帮忙。"],
      ["Nice toy, plain packaging, hard to sell as a gift.", "玩具不错，包装太素，当礼物不好卖。"],
    ),
    worse: sentences(
      ["A seam opened on the first day.", "头一天接缝就开了。"],
      ["Too light, it feels like a giveaway and not like a toy.", "太轻了，像赠品不像玩具。"],
    ),
  },
  umbrellas: {
    good: sentences(
      ["We opened every one of them and sent none back.", "每一件都打开看过，一件没退。"],
      ["Came through a week of monsoon without a leak.", "连着一周暴雨，没漏过。"],
      ["Dries with one shake, no puddle in the hall.", "抖一下就干，门厅不积水。"],
      ["We keep a dozen at reception for guests.", "前台常备一打给客人用。"],
      ["Tidy seams, and none of them lets water through.", "接缝整齐，没有一处渗水。"],
      ["Our logo came out sharp.", "我们的标印得很清晰。"],
      ["The rains began on Monday and our stock was gone by Wednesday.", "周一开始下雨，周三就卖空了。"],
      ["Fabric is dense, no mist comes through in a downpour.", "面料密实，暴雨也不透水雾。"],
      ["Colours stayed the same after a month in the sun outside the shop.", "在店门口晒了一个月，颜色没变。"],
    ),
    moderate: sentences(
      ["Keeps dry what it should, the carrying bag is a tight fit.", "该防的都防住了，就是收纳袋紧了点。"],
      ["It does what it should in rain, less so in wind.", "挡雨没问题，风大就一般。"],
      ["Fine in rain, though the fabric creases easily.", "防雨没问题，面料容易起褶。"],
    ),
    worse: sentences(
      ["Worn out after two weeks of daily use.", "天天用，两周就不行了。"],
      ["Water came in at the seams in the first real shower.", "头一场大雨接缝就进水。"],
    ),
  },
  knitwear: {
    good: sentences(
      ["Washed five times, no pilling and no change in size.", "洗了五次，不起球不变形。"],
      ["Soft on the skin, even my son wears it without a word.", "贴身柔软，连我儿子都没嫌扎。"],
      ["The knit is even, I checked against the light.", "对着光看过，织得很匀。"],
      ["Sizes run true, we had no exchanges.", "尺码标准，没有一单换货。"],
      ["No loose threads inside.", "里面没有线头。"],
      ["Market customers feel it once and buy.", "赶集的客人摸一下就掏钱。"],
      ["Warm without being bulky.", "暖和又不臃肿。"],
      ["Dye held in the first hot wash.", "头一次热水洗也没掉色。"],
      ["Folded neatly on card, it went straight to the shelf.", "折得整齐带卡纸，拆箱直接上架。"],
    ),
    moderate: sentences(
      ["Fits, but the cut is a little short for tall people.", "能穿，高个子会觉得短一点。"],
      ["Sheds some fluff in the first wash, then stops.", "头一次洗会掉点毛，之后就好了。"],
      ["One size up would have been right.", "应该拿大一码。"],
    ),
    worse: sentences(
      ["Shrank by a full size at 30 degrees.", "30度水洗就缩了整整一码。"],
      ["Out of shape within a fortnight.", "不到半个月就走形了。"],
    ),
  },
  kitchen: {
    good: sentences(
      ["Three months of daily washing and still like new.", "天天洗，用了三个月还跟新的一样。"],
      ["Not one piece broken in a carton that crossed an ocean.", "漂洋过海，整箱一件没碎。"],
      ["Our café has used them since spring and we keep adding.", "咖啡馆开春就在用，还在不断添。"],
      ["Feels heavier than the price suggests.", "拿在手里比价格更有分量。"],
      ["Our test kitchen put it on the permanent list.", "试菜间把它列进常备清单了。"],
      ["Guests turn it over to look for the maker.", "客人会翻过来找是哪家做的。"],
      ["Cleans with a cloth, even after curry.", "咖喱都能一擦就净。"],
      ["Stacks well, we got a shelf back.", "叠放省地方，腾出了一整层柜子。"],
      ["The finish is smooth everywhere my hands and mouth touch it.", "入口和上手的地方都打磨得光滑。"],
    ),
    moderate: sentences(
      ["Pretty, but a bit thinner than the old batch.", "好看，就是比上一批薄一点。"],
      ["A few have small marks, which you may like or not.", "有几件带小印记，看个人喜好。"],
      ["Fine at home, I wouldn't use it in a busy kitchen.", "家用合适，后厨高强度就算了。"],
    ),
    worse: sentences(
      ["Marks that won't wash off after the second use.", "用第二次就留下洗不掉的印子。"],
      ["Five damaged pieces in one carton is too many.", "一箱坏了五件，太多了。"],
    ),
  },
  stationery: {
    good: sentences(
      ["The whole class got through the term with it.", "全班用了一学期，都没坏。"],
      ["Refills our office cupboard twice a year, always the same.", "每年补两次办公柜，次次都一样。"],
      ["Twenty-eight pupils, one term, no complaints.", "二十八个学生用了一学期，没人抱怨。"],
      ["Parcels labelled per class, as we had asked.", "按班级分装贴标，跟要求的一样。"],
      ["Sturdy enough for a school bag at the bottom of a pile.", "压在书包最底下也没变形。"],
      ["Colours are the ones on the card, we matched a whole display.", "颜色和色卡一致，整个陈列都配上了。"],
      ["Teachers come back for this in August.", "每到八月，老师们就回来买这个。"],
      ["Cut square, and all of them the same.", "裁切方正，件件一样。"],
      ["The packaging is printed well, so it sells from the hook.", "包装印得好，挂着就能卖。"],
    ),
    moderate: sentences(
      ["Does the job, although the box is hard to close again.", "能用，就是盒子打开后不好合上。"],
      ["Shade differs between two boxes of the same order.", "同一单两盒颜色略有差别。"],
      ["Works well, smells a little of glue at first.", "好用，刚开始有点胶味。"],
    ),
    worse: sentences(
      ["A third of the box was damaged before we opened it.", "还没开盒，三分之一就是坏的。"],
      ["The corners were bent in transit, I can't sell them as new.", "运输折了角，没法当新品卖。"],
    ),
  },
  sewing: {
    good: sentences(
      ["Our workroom goes through these by the gross and never has to think about it.", "工作间成箩地用，从不操心。"],
      ["The reorder matches last year's exactly.", "补的货和去年的分毫不差。"],
      ["My students get on with these from the first lesson.", "学员第一节课就上手了。"],
      ["The quilting circle ordered a second box in the same evening.", "拼布小组当晚又订了一盒。"],
      ["Bought for alterations, now used for everything.", "本来只做改衣用，现在什么都用它。"],
      ["Kept well in our damp basement workroom.", "地下室工作间潮，放着也没坏。"],
      ["Sorted and labelled, as a haberdasher likes it.", "分好类贴好标，做辅料生意的就爱这个。"],
      ["Costume department approves: forty dresses in two weeks.", "服装组盖章：两周赶了四十条裙子。"],
      ["Finer than what my old supplier sent.", "比我原来的供货商做得精细。"],
    ),
    moderate: sentences(
      ["Decent for practice, I keep the better ones for silk.", "练手不错，做真丝我还是用好的。"],
      ["Tones are a little duller than on the card.", "颜色比色卡上略暗。"],
      ["The packet opens in the box if you aren't careful.", "小包装在盒里容易散开。"],
    ),
    worse: sentences(
      ["Gave up at the first serious piece of work.", "头一回干正经活就不行了。"],
      ["The label says one size and the packet holds another.", "标签一个规格，里面是另一个。"],
    ),
  },
  jewellery: {
    good: sentences(
      ["Worn daily for two months and it still looks new.", "天天戴了两个月，还跟新的一样。"],
      ["Display cards are sturdy and hang straight.", "展示卡够硬，挂得正。"],
      ["Customers try one and leave with three.", "客人试一个，走的时候带三个。"],
      ["Well finished, also where nobody looks.", "看不见的地方也处理得干净。"],
      ["Light enough to forget about.", "轻得忘了戴着。"],
      ["Each was in its own little bag, no scratches.", "独立小袋装，没有划痕。"],
      ["Catches the light in the shop like something dearer.", "店里灯一打，像贵价货。"],
      ["My daughter claimed the sample at once.", "样品当场被我女儿收走了。"],
      ["Looks the same as in the photo.", "和图上一模一样。"],
    ),
    moderate: sentences(
      ["Pretty, though it feels a little light.", "好看，就是拿着轻飘了点。"],
      ["The tone is a little different from the picture.", "色调和图上略有出入。"],
      ["Good for the price, not for a lifetime.", "这个价可以，别指望戴一辈子。"],
    ),
    worse: sentences(
      ["The colour wore off in a week.", "一周就褪色了。"],
      ["Several were bent out of shape when they arrived.", "好几件到手就压变形了。"],
    ),
  },
  lighting: {
    good: sentences(
      ["All of them lit on the first try, and there were two hundred.", "两百个，全部一次点亮。"],
      ["A warm tone that flatters the room.", "光色温暖，屋里都好看了。"],
      ["Burned through the whole night market without trouble.", "夜市从头亮到尾，没出状况。"],
      ["Padded well, no glass broken.", "缓冲做得好，没有碎的。"],
      ["Gives more light than its size suggests.", "个头不大，光很足。"],
      ["Our restaurant looks like another place in the evening.", "晚上店里的气氛完全不一样了。"],
      ["My customers switch one on and stop haggling.", "客人一点亮就不讲价了。"],
      ["It proved its worth in a power cut on the second day.", "第二天就停电，立刻派上用场。"],
      ["Easy to set up, easy to store after the season.", "好布置，过季也好收。"],
    ),
    moderate: sentences(
      ["Good light, the finish has a few specks.", "光不错，表面有几处小颗粒。"],
      ["A touch cooler than warm, check the figure before you order.", "比想要的暖色偏冷一点，下单前看清参数。"],
      ["It lasts, but not quite as long as stated.", "耐用，只是没标的那么久。"],
    ),
    worse: sentences(
      ["Every tenth one was dead on arrival.", "十个里有一个到手就不亮。"],
      ["Went out on the second evening and stayed out.", "第二晚就灭了，再没亮过。"],
    ),
  },
  household: {
    good: sentences(
      ["We furnished eight hostel rooms from this page.", "民宿八间房的日用都从这儿配的。"],
      ["Plain and sturdy, that is all I want.", "朴素结实，要的就是这个。"],
      ["Lasts longer than the ones from the supermarket.", "比超市卖的耐用。"],
      ["Packed tightly, so the freight was next to nothing.", "装得紧凑，运费几乎可以忽略。"],
      ["Cleaning staff asked for more of the same.", "保洁阿姨点名还要这种。"],
      ["The whole stairwell ordered along with us.", "整栋楼的邻居都跟着下单了。"],
      ["A month of daily use and no sign of it.", "天天用了一个月，看不出痕迹。"],
      ["Looks neat on an open shelf.", "摆在开放架上很清爽。"],
      ["My mother, who is hard to please, bought a second one.", "我妈很挑，居然买了第二个。"],
    ),
    moderate: sentences(
      ["Works, but it looks plainer than in the picture.", "能用，就是比图上朴素些。"],
      ["Smaller than the picture, measure first.", "比图上小，买前量一下。"],
      ["Fine for one household, light for a hotel.", "家里用够，酒店用偏轻。"],
    ),
    worse: sentences(
      ["Broken after the first week, with normal use.", "正常用，头一周就坏了。"],
      ["Cheap in the hand, and it did not last.", "拿着就廉价，果然没用多久。"],
    ),
  },
  bags: {
    good: sentences(
      ["Stitching is straight, corners are doubled.", "走线笔直，转角都加了层。"],
      ["Carried about for a term and no stitch has moved.", "天天带着用了一学期，一针没松。"],
      ["Neat on the inside too.", "里面也一样讲究。"],
      ["Keeps its shape on the shelf and on the road.", "摆着、带着都不走形。"],
      ["Two flights and a bus trip, only a scuff.", "坐了两趟飞机一趟大巴，只蹭了一点。"],
      ["The market sold out of it in two weekends.", "集市上两个周末就卖光了。"],
      ["The colour sells itself, rose went first.", "颜色好卖，玫红最先断货。"],
      ["A shower ran off it without a mark.", "淋了场阵雨，没留下水印。"],
      ["Hardware is solid, nothing jingles.", "五金件扎实，不叮当响。"],
    ),
    moderate: sentences(
      ["Nice, but it arrived folded and took a week to lose the creases.", "不错，就是折着发来，褶子一周才消。"],
      ["Good, though the colour is louder than expected.", "东西好，就是颜色比想的艳。"],
      ["Practical, a bit stiff for the first weeks.", "实用，头几周有点硬。"],
    ),
    worse: sentences(
      ["A seam gave way in the third week.", "第三周缝线就开了。"],
      ["Loose threads everywhere, I trimmed for an hour.", "到处是线头，剪了一个小时。"],
    ),
  },
  party: {
    good: sentences(
      ["Dressed a hall for eighty people in an afternoon.", "一个下午就把八十人的厅布置好了。"],
      ["Colours match across the range, as promised.", "全系列颜色真的能配套。"],
      ["Our gift counter stood out all December.", "整个十二月礼品柜都很抢眼。"],
      ["The children at the party fought over them, in a good way.", "派对上孩子们抢着要，是好的那种抢。"],
      ["Arrived three weeks early, so no last-minute panic.", "提前三周就到，心里不慌。"],
      ["Looks rich in photographs.", "拍照很出片。"],
      ["Ready in minutes, no tools, no swearing.", "几分钟弄好，不用工具，也不用骂人。"],
      ["I rent out decorations and these survive.", "我做布置租赁，这些耐折腾。"],
      ["Leftovers keep well for the next birthday.", "剩下的收好，下次生日还能用。"],
    ),
    moderate: sentences(
      ["Festive, but a few were creased from the bag.", "喜庆，有几个被袋子压皱了。"],
      ["Enough for a table, not for a room.", "布置一桌够，一间屋不够。"],
      ["The gold is nearer to yellow.", "金色偏黄。"],
    ),
    worse: sentences(
      ["A quarter of the pack was unusable on the day.", "到了当天，一包有四分之一用不了。"],
      ["The colour came off on the tablecloth.", "掉色染了桌布。"],
    ),
  },
  "hand-tools": {
    good: sentences(
      ["In use every day on site since June.", "六月起工地上天天用。"],
      ["Feels right in the hand, in gloves as well.", "戴着手套也称手。"],
      ["Honest material, no filler anywhere.", "用料实在，没偷工。"],
      ["My apprentices dropped it from a scaffold and it still works.", "学徒从脚手架上摔下来，照样用。"],
      ["Sizes are exact, no play anywhere.", "尺寸到位，没有旷量。"],
      ["Sold through at our hardware counter in a fortnight.", "五金柜台半个月就走完了。"],
      ["Packed with care, every piece arrived clean and dry.", "包装仔细，件件干净干燥。"],
      ["For the money there is nothing better.", "这个价位没有更好的了。"],
      ["I threw the old one out.", "旧的那把直接扔了。"],
    ),
    moderate: sentences(
      ["Good for the house, too light for the trade.", "家用不错，干活的嫌轻。"],
      ["Finish is rough at the edges, it took a file to make it nice.", "边缘毛糙，自己锉了一下才顺手。"],
      ["Works well, the print on the box is hard to read.", "好用，就是盒上的字不清楚。"],
    ),
    worse: sentences(
      ["Bent on the first serious job.", "头一回正经使劲就弯了。"],
      ["Measurements are off by more than I can work with.", "尺寸偏差大，没法用。"],
    ),
  },
};
