import type { CountryText } from "./countryText.ts";

/** Countries of Asia, besides China, and the Pacific we deliver to. */
export const asiaPacific: readonly CountryText[] = [
  {
    code: "JP",
    number: "392",
    name: { en: "Japan", zh: "日本" },
    provinces: `
Tokyo 东京都: Special Wards 特别区 (Chiyoda 千代田区, Shinjuku 新宿区, Shibuya 涩谷区, Taito 台东区, Setagaya 世田谷区, Ota 大田区); Hachioji 八王子市; Machida 町田市; Tachikawa 立川市
Osaka 大阪府: Osaka 大阪市 (Kita 北区, Chuo 中央区, Naniwa 浪速区, Tennoji 天王寺区); Sakai 堺市; Higashiosaka 东大阪市
Kyoto 京都府: Kyoto 京都市; Uji 宇治市
Kanagawa 神奈川县: Yokohama 横滨市; Kawasaki 川崎市; Sagamihara 相模原市; Kamakura 镰仓市
Aichi 爱知县: Nagoya 名古屋市; Toyota 丰田市; Okazaki 冈崎市
Hokkaido 北海道: Sapporo 札幌市; Hakodate 函馆市; Asahikawa 旭川市
Fukuoka 福冈县: Fukuoka 福冈市; Kitakyushu 北九州市; Kurume 久留米市
Hyogo 兵库县: Kobe 神户市; Himeji 姬路市; Nishinomiya 西宫市
Saitama 埼玉县: Saitama 埼玉市; Kawaguchi 川口市; Kawagoe 川越市
Chiba 千叶县: Chiba 千叶市; Funabashi 船桥市; Kashiwa 柏市
Hiroshima 广岛县: Hiroshima 广岛市; Fukuyama 福山市
Miyagi 宫城县: Sendai 仙台市; Ishinomaki 石卷市
Shizuoka 静冈县: Shizuoka 静冈市; Hamamatsu 滨松市
Niigata 新潟县: Niigata 新潟市; Nagaoka 长冈市
Nagano 长野县: Nagano 长野市; Matsumoto 松本市
Okayama 冈山县: Okayama 冈山市; Kurashiki 仓敷市
Kagoshima 鹿儿岛县: Kagoshima 鹿儿岛市
Okinawa 冲绳县: Naha 那霸市; Okinawa City 冲绳市
`,
  },
  {
    code: "KR",
    number: "410",
    name: { en: "South Korea", zh: "韩国" },
    provinces: `
Seoul 首尔特别市: Seoul 首尔 (Jongno 钟路区, Jung 中区, Mapo 麻浦区, Gangnam 江南区, Songpa 松坡区, Yeongdeungpo 永登浦区)
Busan 釜山广域市: Busan 釜山 (Haeundae 海云台区, Busanjin 釜山镇区, Saha 沙下区)
Incheon 仁川广域市: Incheon 仁川 (Namdong 南洞区, Yeonsu 延寿区, Bupyeong 富平区)
Daegu 大邱广域市: Daegu 大邱 (Jung 中区, Suseong 寿城区)
Daejeon 大田广域市: Daejeon 大田 (Seo 西区, Yuseong 儒城区)
Gwangju 光州广域市: Gwangju 光州 (Dong 东区, Buk 北区)
Ulsan 蔚山广域市: Ulsan 蔚山 (Nam 南区, Jung 中区)
Sejong 世宗特别自治市: Sejong 世宗
Gyeonggi 京畿道: Suwon 水原市; Seongnam 城南市; Goyang 高阳市; Yongin 龙仁市; Bucheon 富川市
Gangwon 江原特别自治道: Chuncheon 春川市; Wonju 原州市; Gangneung 江陵市
North Chungcheong 忠清北道: Cheongju 清州市; Chungju 忠州市
South Chungcheong 忠清南道: Cheonan 天安市; Asan 牙山市
North Jeolla 全北特别自治道: Jeonju 全州市; Gunsan 群山市
South Jeolla 全罗南道: Yeosu 丽水市; Suncheon 顺天市; Mokpo 木浦市
North Gyeongsang 庆尚北道: Pohang 浦项市; Gyeongju 庆州市; Gumi 龟尾市
South Gyeongsang 庆尚南道: Changwon 昌原市; Gimhae 金海市; Jinju 晋州市
Jeju 济州特别自治道: Jeju City 济州市; Seogwipo 西归浦市
`,
  },
  {
    code: "SG",
    number: "702",
    name: { en: "Singapore", zh: "新加坡" },
    provinces: `
Central Region 中区: Downtown Core 市中心; Kallang 加冷; Bukit Merah 红山; Toa Payoh 大巴窑; Queenstown 女皇镇
East Region 东区: Bedok 勿洛; Tampines 淡滨尼; Pasir Ris 巴西立
North Region 北区: Woodlands 兀兰; Yishun 义顺; Sembawang 三巴旺
North-East Region 东北区: Hougang 后港; Sengkang 盛港; Ang Mo Kio 宏茂桥; Punggol 榜鹅
West Region 西区: Jurong East 裕廊东; Jurong West 裕廊西; Clementi 金文泰; Bukit Batok 武吉巴督
`,
  },
  {
    code: "AU",
    number: "036",
    name: { en: "Australia", zh: "澳大利亚" },
    provinces: `
New South Wales 新南威尔士州: Sydney 悉尼 (City 市区, Parramatta 帕拉马塔, Bankstown 班克斯敦, Chatswood 车士活); Newcastle 纽卡斯尔; Wollongong 伍伦贡; Albury 奥尔伯里
Victoria 维多利亚州: Melbourne 墨尔本 (City 市区, Footscray 富茨克雷, Dandenong 丹德农, Box Hill 博士山); Geelong 吉朗; Ballarat 巴拉瑞特; Bendigo 本迪戈
Queensland 昆士兰州: Brisbane 布里斯班; Gold Coast 黄金海岸; Cairns 凯恩斯; Townsville 汤斯维尔
Western Australia 西澳大利亚州: Perth 珀斯; Fremantle 弗里曼特尔; Bunbury 班伯里
South Australia 南澳大利亚州: Adelaide 阿德莱德; Mount Gambier 甘比尔山
Tasmania 塔斯马尼亚州: Hobart 霍巴特; Launceston 朗塞斯顿
Australian Capital Territory 澳大利亚首都领地: Canberra 堪培拉
Northern Territory 北领地: Darwin 达尔文; Alice Springs 艾丽斯斯普林斯
`,
  },
];
