import type { CountryText } from "./countryText.ts";

/** China with its 34 provincial units. */
export const china: CountryText = {
  code: "CN",
  number: "156",
  name: { en: "China", zh: "中国" },
  provinces: `
Beijing 北京市: Beijing 北京城区 (Dongcheng 东城区, Xicheng 西城区, Chaoyang 朝阳区, Haidian 海淀区, Fengtai 丰台区, Shijingshan 石景山区, Tongzhou 通州区, Shunyi 顺义区, Changping 昌平区, Daxing 大兴区)
Tianjin 天津市: Tianjin 天津城区 (Heping 和平区, Hexi 河西区, Nankai 南开区, Hedong 河东区, Hebei 河北区, Binhai 滨海新区, Xiqing 西青区, Wuqing 武清区)
Hebei 河北省: Shijiazhuang 石家庄市 (Chang'an 长安区, Qiaoxi 桥西区, Yuhua 裕华区); Tangshan 唐山市; Baoding 保定市 (Jingxiu 竞秀区, Lianchi 莲池区, Gaobeidian 高碑店市); Handan 邯郸市; Langfang 廊坊市; Qinhuangdao 秦皇岛市
Shanxi 山西省: Taiyuan 太原市 (Xiaodian 小店区, Yingze 迎泽区, Xinghualing 杏花岭区); Datong 大同市; Changzhi 长治市; Linfen 临汾市; Yuncheng 运城市
Inner Mongolia 内蒙古自治区: Hohhot 呼和浩特市 (Xincheng 新城区, Huimin 回民区, Saihan 赛罕区); Baotou 包头市; Ordos 鄂尔多斯市; Chifeng 赤峰市; Hulunbuir 呼伦贝尔市
Liaoning 辽宁省: Shenyang 沈阳市 (Heping 和平区, Shenhe 沈河区, Tiexi 铁西区, Hunnan 浑南区); Dalian 大连市 (Zhongshan 中山区, Xigang 西岗区, Shahekou 沙河口区, Ganjingzi 甘井子区); Anshan 鞍山市; Jinzhou 锦州市; Yingkou 营口市
Jilin 吉林省: Changchun 长春市 (Nanguan 南关区, Chaoyang 朝阳区, Lvyuan 绿园区); Jilin City 吉林市; Siping 四平市; Yanbian 延边朝鲜族自治州
Heilongjiang 黑龙江省: Harbin 哈尔滨市 (Daoli 道里区, Nangang 南岗区, Xiangfang 香坊区, Songbei 松北区); Qiqihar 齐齐哈尔市; Daqing 大庆市; Mudanjiang 牡丹江市; Jiamusi 佳木斯市
Shanghai 上海市: Shanghai 上海城区 (Huangpu 黄浦区, Xuhui 徐汇区, Changning 长宁区, Jing'an 静安区, Putuo 普陀区, Hongkou 虹口区, Yangpu 杨浦区, Minhang 闵行区, Baoshan 宝山区, Pudong 浦东新区, Jiading 嘉定区, Songjiang 松江区)
Jiangsu 江苏省: Nanjing 南京市 (Xuanwu 玄武区, Qinhuai 秦淮区, Jianye 建邺区, Gulou 鼓楼区, Jiangning 江宁区); Suzhou 苏州市 (Gusu 姑苏区, Wuzhong 吴中区, Xiangcheng 相城区, Industrial Park 工业园区, Kunshan 昆山市, Changshu 常熟市); Wuxi 无锡市 (Liangxi 梁溪区, Xishan 锡山区, Jiangyin 江阴市); Changzhou 常州市; Nantong 南通市 (Chongchuan 崇川区, Tongzhou 通州区, Haimen 海门区); Xuzhou 徐州市
Zhejiang 浙江省: Hangzhou 杭州市 (Shangcheng 上城区, Gongshu 拱墅区, Xihu 西湖区, Binjiang 滨江区, Xiaoshan 萧山区, Yuhang 余杭区, Linping 临平区); Ningbo 宁波市 (Haishu 海曙区, Jiangbei 江北区, Yinzhou 鄞州区, Beilun 北仑区, Cixi 慈溪市); Jinhua 金华市 (Wucheng 婺城区, Jindong 金东区, Yiwu 义乌市, Dongyang 东阳市, Yongkang 永康市, Pujiang 浦江县); Wenzhou 温州市 (Lucheng 鹿城区, Ouhai 瓯海区, Yueqing 乐清市); Shaoxing 绍兴市 (Yuecheng 越城区, Keqiao 柯桥区, Shangyu 上虞区, Zhuji 诸暨市); Taizhou 台州市 (Jiaojiang 椒江区, Huangyan 黄岩区, Wenling 温岭市)
Anhui 安徽省: Hefei 合肥市 (Yaohai 瑶海区, Luyang 庐阳区, Shushan 蜀山区, Baohe 包河区); Wuhu 芜湖市; Bengbu 蚌埠市; Anqing 安庆市; Huangshan 黄山市; Fuyang 阜阳市
Fujian 福建省: Fuzhou 福州市 (Gulou 鼓楼区, Taijiang 台江区, Cangshan 仓山区, Jin'an 晋安区); Xiamen 厦门市 (Siming 思明区, Huli 湖里区, Jimei 集美区, Xiang'an 翔安区); Quanzhou 泉州市 (Licheng 鲤城区, Fengze 丰泽区, Jinjiang 晋江市, Shishi 石狮市, Dehua 德化县); Zhangzhou 漳州市; Putian 莆田市; Nanping 南平市
Jiangxi 江西省: Nanchang 南昌市 (Donghu 东湖区, Xihu 西湖区, Qingshanhu 青山湖区); Jingdezhen 景德镇市 (Changjiang 昌江区, Zhushan 珠山区, Leping 乐平市); Jiujiang 九江市; Ganzhou 赣州市; Shangrao 上饶市
Shandong 山东省: Jinan 济南市 (Lixia 历下区, Shizhong 市中区, Huaiyin 槐荫区, Licheng 历城区); Qingdao 青岛市 (Shinan 市南区, Shibei 市北区, Laoshan 崂山区, Huangdao 黄岛区, Jimo 即墨区); Yantai 烟台市; Weifang 潍坊市; Linyi 临沂市 (Lanshan 兰山区, Luozhuang 罗庄区, Hedong 河东区); Zibo 淄博市
Henan 河南省: Zhengzhou 郑州市 (Zhongyuan 中原区, Erqi 二七区, Jinshui 金水区, Huiji 惠济区); Luoyang 洛阳市; Kaifeng 开封市; Nanyang 南阳市; Xinxiang 新乡市; Xuchang 许昌市
Hubei 湖北省: Wuhan 武汉市 (Jiang'an 江岸区, Jianghan 江汉区, Qiaokou 硚口区, Wuchang 武昌区, Hongshan 洪山区, Hanyang 汉阳区); Yichang 宜昌市; Xiangyang 襄阳市; Jingzhou 荆州市; Huanggang 黄冈市
Hunan 湖南省: Changsha 长沙市 (Furong 芙蓉区, Tianxin 天心区, Yuelu 岳麓区, Kaifu 开福区, Yuhua 雨花区); Zhuzhou 株洲市; Xiangtan 湘潭市; Hengyang 衡阳市; Yueyang 岳阳市
Guangdong 广东省: Guangzhou 广州市 (Yuexiu 越秀区, Liwan 荔湾区, Haizhu 海珠区, Tianhe 天河区, Baiyun 白云区, Panyu 番禺区, Huadu 花都区); Shenzhen 深圳市 (Luohu 罗湖区, Futian 福田区, Nanshan 南山区, Bao'an 宝安区, Longgang 龙岗区, Longhua 龙华区); Foshan 佛山市 (Chancheng 禅城区, Nanhai 南海区, Shunde 顺德区); Dongguan 东莞市 (Guancheng 莞城街道, Humen 虎门镇, Chang'an Town 长安镇); Shantou 汕头市 (Jinping 金平区, Longhu 龙湖区, Chenghai 澄海区); Zhongshan 中山市
Guangxi 广西壮族自治区: Nanning 南宁市 (Xingning 兴宁区, Qingxiu 青秀区, Xixiangtang 西乡塘区); Liuzhou 柳州市; Guilin 桂林市; Beihai 北海市; Yulin 玉林市
Hainan 海南省: Haikou 海口市 (Xiuying 秀英区, Longhua 龙华区, Meilan 美兰区); Sanya 三亚市; Danzhou 儋州市; Qionghai 琼海市
Chongqing 重庆市: Chongqing 重庆城区 (Yuzhong 渝中区, Jiangbei 江北区, Shapingba 沙坪坝区, Jiulongpo 九龙坡区, Nan'an 南岸区, Yubei 渝北区, Banan 巴南区, Beibei 北碚区); Wanzhou 万州区; Yongchuan 永川区
Sichuan 四川省: Chengdu 成都市 (Jinjiang 锦江区, Qingyang 青羊区, Jinniu 金牛区, Wuhou 武侯区, Chenghua 成华区, Shuangliu 双流区); Mianyang 绵阳市; Deyang 德阳市; Leshan 乐山市; Yibin 宜宾市; Nanchong 南充市
Guizhou 贵州省: Guiyang 贵阳市 (Nanming 南明区, Yunyan 云岩区, Guanshanhu 观山湖区); Zunyi 遵义市; Anshun 安顺市; Qiandongnan 黔东南苗族侗族自治州
Yunnan 云南省: Kunming 昆明市 (Wuhua 五华区, Panlong 盘龙区, Guandu 官渡区, Xishan 西山区); Dali 大理白族自治州; Lijiang 丽江市; Qujing 曲靖市; Xishuangbanna 西双版纳傣族自治州
Tibet 西藏自治区: Lhasa 拉萨市 (Chengguan 城关区, Duilongdeqing 堆龙德庆区); Shigatse 日喀则市; Nyingchi 林芝市; Shannan 山南市
Shaanxi 陕西省: Xi'an 西安市 (Xincheng 新城区, Beilin 碑林区, Lianhu 莲湖区, Yanta 雁塔区, Weiyang 未央区, Chang'an 长安区); Baoji 宝鸡市; Xianyang 咸阳市; Hanzhong 汉中市; Yulin 榆林市
Gansu 甘肃省: Lanzhou 兰州市 (Chengguan 城关区, Qilihe 七里河区, Anning 安宁区); Tianshui 天水市; Jiuquan 酒泉市 (Suzhou 肃州区, Dunhuang 敦煌市); Zhangye 张掖市
Qinghai 青海省: Xining 西宁市 (Chengdong 城东区, Chengxi 城西区, Chengbei 城北区); Haidong 海东市; Haixi 海西蒙古族藏族自治州
Ningxia 宁夏回族自治区: Yinchuan 银川市 (Xingqing 兴庆区, Jinfeng 金凤区, Xixia 西夏区); Shizuishan 石嘴山市; Wuzhong 吴忠市; Guyuan 固原市
Xinjiang 新疆维吾尔自治区: Urumqi 乌鲁木齐市 (Tianshan 天山区, Shaybak 沙依巴克区, Shuimogou 水磨沟区); Kashgar 喀什地区; Yining 伊犁哈萨克自治州; Turpan 吐鲁番市; Karamay 克拉玛依市
Hong Kong 香港特别行政区: Hong Kong Island 香港岛 (Central and Western 中西区, Wan Chai 湾仔区, Eastern 东区, Southern 南区); Kowloon 九龙 (Yau Tsim Mong 油尖旺区, Sham Shui Po 深水埗区, Kowloon City 九龙城区, Kwun Tong 观塘区); New Territories 新界 (Tsuen Wan 荃湾区, Sha Tin 沙田区, Tuen Mun 屯门区, Yuen Long 元朗区)
Macau 澳门特别行政区: Macau Peninsula 澳门半岛; Taipa 氹仔; Coloane 路环
Taiwan 台湾省: Taipei 台北市 (Da'an 大安区, Xinyi 信义区, Zhongshan 中山区); New Taipei 新北市; Taichung 台中市; Tainan 台南市; Kaohsiung 高雄市; Taoyuan 桃园市
`,
};
