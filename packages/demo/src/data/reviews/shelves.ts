import { type GradedSentences, sentences } from "./sentences.ts";

const umbrellas: GradedSentences = {
  good: sentences(
    ["Only one rib was bent out of 240.", "240把里只有一根伞骨是弯的。"],
    ["It turned inside out on the bridge and snapped straight back.", "过桥时被吹翻，一抖就弹回来了。"],
    ["Our hotel guests return them, which never happened before.", "酒店客人居然会还回来，以前可没有过。"],
    ["The canopy sits tight, no flutter in the wind.", "伞面绷得紧，风里不抖。"],
  ),
  moderate: sentences(
    ["Good spring, tidy stitching. The sleeve could be a touch longer.", "弹簧好，缝得齐，就是套子短了一点。"],
    ["The handle is a little slim for big hands.", "手大的人握着偏细。"],
  ),
  worse: sentences(["Three of the dozen had the seam running over the rib.", "一打里有三把接缝压到了伞骨外。"]),
};

const dishes: GradedSentences = {
  good: sentences(
    ["Through our dishwasher sixty times and still like new.", "进了六十次洗碗机，还跟新的一样。"],
    ["Nothing chipped, though the courier dropped the carton at our door.", "快递在门口摔了一下箱子，居然没磕。"],
  ),
  moderate: sentences(["One or two in the box lean a little.", "盒里有一两只稍微有点歪。"]),
  worse: sentences(["Five chipped pieces in one carton.", "一箱里磕了五只。"]),
};

/** Sentences for one second-level category only, by category. */
export const shelfReviews: Readonly<Record<string, GradedSentences>> = {
  "umbrellas-folding": umbrellas,
  "umbrellas-straight": umbrellas,
  "kitchen-tableware": dishes,
  "kitchen-drinks": dishes,
  "toys-plush": {
    good: sentences(
      ["So soft that the display piece is worn from stroking.", "太软了，样品都被摸旧了。"],
      ["Washed twice on gentle, the face is still straight.", "轻柔洗了两次，五官没歪。"],
    ),
    moderate: sentences(["Cute, though the filling is a bit flat at the feet.", "可爱，就是脚底棉花塞得少。"]),
    worse: sentences(["Sheds fluff on everything dark.", "掉毛，深色衣服遭殃。"]),
  },
  "knitwear-socks": {
    good: sentences(
      ["The heel sits where a heel is.", "袜跟就在脚跟的位置。"],
      ["Paper bands instead of plastic, my customers noticed.", "纸腰封代替塑料，客人都注意到了。"],
    ),
    moderate: sentences(["Comfortable, but they leave a faint mark at the top.", "舒服，就是袜口有点勒。"]),
    worse: sentences(["A hole at the big toe after three wears.", "穿三次大脚趾就破了。"]),
  },
  "stationery-paper": {
    good: sentences(
      ["Ink doesn't bleed through, and I am left-handed.", "我是左撇子，墨不透也不蹭。"],
      ["Lies flat on the counter, which is all I wanted.", "摊在柜台上是平的，我就图这个。"],
    ),
    moderate: sentences(["The paper is creamier than it looks online.", "纸色比网上看着黄一些。"]),
    worse: sentences(["Pages came loose within days.", "没几天就掉页。"]),
  },
  "sewing-thread": {
    good: sentences(
      ["Ran a full day on the overlocker without a break.", "拷边机跑了一整天没断线。"],
      ["The shade matches last year's number exactly.", "色号和去年的分毫不差。"],
    ),
    moderate: sentences(["Two colours in the set are nearly the same.", "套装里有两个颜色几乎一样。"]),
    worse: sentences(["Colour ran in the first wash and spoiled a blouse.", "头一水就掉色，毁了一件衬衫。"]),
  },
  "bags-backpacks": {
    good: sentences(
      ["The zip runs like butter, even round the corners.", "拉链很顺，拐角也不卡。"],
      ["Holds a lunch box, a folder and a football shirt.", "饭盒、文件夹、球衣都装得下。"],
    ),
    moderate: sentences(["One more inside pocket would make it perfect.", "里面再多个口袋就完美了。"]),
    worse: sentences(["The zip split in the third week.", "第三周拉链就爆开了。"]),
  },
  "lighting-bulbs": {
    good: sentences(
      ["No flicker on my phone camera.", "手机拍不闪。"],
      ["The right version for our country, without our asking.", "没备注也按我们国家的规格发的。"],
    ),
    moderate: sentences(["Slow to reach full light when it is cold.", "天冷的时候亮得慢一点。"]),
    worse: sentences(["Hums when dimmed.", "一调光就嗡嗡响。"]),
  },
};
