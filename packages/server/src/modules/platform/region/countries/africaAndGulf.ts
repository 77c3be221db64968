import type { CountryText } from "./countryText.ts";

/** African and Gulf countries we deliver to. */
export const africaAndGulf: readonly CountryText[] = [
  {
    code: "NG",
    number: "566",
    name: { en: "Nigeria", zh: "尼日利亚" },
    provinces: `
Lagos 拉各斯州: Lagos Island 拉各斯岛; Ikeja 伊凯贾; Surulere 苏鲁莱雷; Apapa 阿帕帕; Lekki 莱基
Federal Capital Territory 联邦首都区: Abuja 阿布贾; Gwagwalada 瓜瓜拉达
Kano 卡诺州: Kano 卡诺; Wudil 武迪尔
Rivers 河流州: Port Harcourt 哈科特港; Bonny 邦尼
Oyo 奥约州: Ibadan 伊巴丹; Ogbomosho 奥博莫绍
Kaduna 卡杜纳州: Kaduna 卡杜纳; Zaria 扎里亚
Anambra 阿南布拉州: Onitsha 奥尼查; Awka 奥卡; Nnewi 嫩维
Abia 阿比亚州: Aba 阿巴; Umuahia 乌穆阿希亚
Edo 埃多州: Benin City 贝宁城
Delta 三角州: Warri 瓦里; Asaba 阿萨巴
Enugu 埃努古州: Enugu 埃努古; Nsukka 恩苏卡
Ogun 奥贡州: Abeokuta 阿贝奥库塔; Ijebu Ode 伊杰布奥德
Plateau 高原州: Jos 乔斯
Borno 博尔诺州: Maiduguri 迈杜古里
Akwa Ibom 阿夸伊博姆州: Uyo 乌约; Eket 埃凯特
Cross River 十字河州: Calabar 卡拉巴尔
Kwara 夸拉州: Ilorin 伊洛林
Sokoto 索科托州: Sokoto 索科托
`,
  },
  {
    code: "KE",
    number: "404",
    name: { en: "Kenya", zh: "肯尼亚" },
    provinces: `
Nairobi 内罗毕郡: Nairobi 内罗毕 (Westlands 韦斯特兰兹, Starehe 斯塔雷赫, Kasarani 卡萨拉尼, Embakasi 恩巴卡西)
Mombasa 蒙巴萨郡: Mombasa Island 蒙巴萨岛; Likoni 利科尼; Nyali 尼亚利
Kisumu 基苏木郡: Kisumu 基苏木; Ahero 阿赫罗
Nakuru 纳库鲁郡: Nakuru 纳库鲁; Naivasha 奈瓦沙
Uasin Gishu 瓦辛基苏郡: Eldoret 埃尔多雷特
Kiambu 基安布郡: Thika 锡卡; Kiambu 基安布; Ruiru 鲁伊鲁
Machakos 马查科斯郡: Machakos 马查科斯; Athi River 阿西河
Kilifi 基利菲郡: Malindi 马林迪; Kilifi 基利菲
Meru 梅鲁郡: Meru 梅鲁
Nyeri 涅里郡: Nyeri 涅里; Karatina 卡拉蒂纳
Kakamega 卡卡梅加郡: Kakamega 卡卡梅加
Garissa 加里萨郡: Garissa 加里萨
`,
  },
  {
    code: "ZA",
    number: "710",
    name: { en: "South Africa", zh: "南非" },
    provinces: `
Gauteng 豪登省: Johannesburg 约翰内斯堡 (Sandton 桑顿, Soweto 索韦托, Randburg 兰德堡); Pretoria 比勒陀利亚; Ekurhuleni 艾古莱尼
Western Cape 西开普省: Cape Town 开普敦; Stellenbosch 斯泰伦博斯; George 乔治
KwaZulu-Natal 夸祖鲁-纳塔尔省: Durban 德班; Pietermaritzburg 彼得马里茨堡; Richards Bay 理查兹湾
Eastern Cape 东开普省: Gqeberha 格贝哈; East London 东伦敦; Mthatha 姆塔塔
Free State 自由邦省: Bloemfontein 布隆方丹; Welkom 韦尔科姆
Limpopo 林波波省: Polokwane 波罗克瓦尼; Tzaneen 察嫩
Mpumalanga 姆普马兰加省: Mbombela 姆博姆贝拉; Witbank 威特班克
North West 西北省: Rustenburg 勒斯滕堡; Mahikeng 马希肯
Northern Cape 北开普省: Kimberley 金伯利; Upington 阿平顿
`,
  },
  {
    code: "AE",
    number: "784",
    name: { en: "United Arab Emirates", zh: "阿联酋" },
    provinces: `
Dubai 迪拜酋长国: Deira 德拉; Bur Dubai 布尔迪拜; Jumeirah 朱美拉; Al Quoz 阿尔库兹; Jebel Ali 杰贝阿里
Abu Dhabi 阿布扎比酋长国: Abu Dhabi City 阿布扎比市; Al Ain 艾因; Mussafah 穆萨法
Sharjah 沙迦酋长国: Sharjah City 沙迦市; Khor Fakkan 豪尔法坎; Kalba 卡勒巴
Ajman 阿治曼酋长国: Ajman City 阿治曼市; Masfout 马斯富特
Ras Al Khaimah 哈伊马角酋长国: Ras Al Khaimah City 哈伊马角市; Al Hamra 哈姆拉
Fujairah 富查伊拉酋长国: Fujairah City 富查伊拉市; Dibba 迪巴
Umm Al Quwain 乌姆盖万酋长国: Umm Al Quwain City 乌姆盖万市
`,
  },
];
