import type { CountryText } from "./countryText.ts";

/** European countries we deliver to. */
export const europe: readonly CountryText[] = [
  {
    code: "NL",
    number: "528",
    name: { en: "Netherlands", zh: "荷兰" },
    provinces: `
North Holland 北荷兰省: Amsterdam 阿姆斯特丹 (Centrum 市中心, Noord 北区, Zuid 南区, Oost 东区); Haarlem 哈勒姆; Zaanstad 赞斯塔德; Alkmaar 阿尔克马尔
South Holland 南荷兰省: Rotterdam 鹿特丹 (Centrum 市中心, Delfshaven 代尔夫斯港, Feijenoord 费耶诺德); The Hague 海牙; Leiden 莱顿; Delft 代尔夫特; Dordrecht 多德雷赫特
Utrecht 乌得勒支省: Utrecht 乌得勒支; Amersfoort 阿默斯福特; Zeist 泽斯特
North Brabant 北布拉班特省: Eindhoven 埃因霍温; Tilburg 蒂尔堡; Breda 布雷达; Den Bosch 斯海尔托亨博斯
Gelderland 海尔德兰省: Nijmegen 奈梅亨; Arnhem 阿纳姆; Apeldoorn 阿珀尔多伦
Overijssel 上艾瑟尔省: Zwolle 兹沃勒; Enschede 恩斯赫德; Deventer 代芬特尔
Limburg 林堡省: Maastricht 马斯特里赫特; Venlo 芬洛; Heerlen 海尔伦
Groningen 格罗宁根省: Groningen 格罗宁根; Delfzijl 代尔夫宰尔
Friesland 弗里斯兰省: Leeuwarden 吕伐登; Sneek 斯内克
Drenthe 德伦特省: Assen 阿森; Emmen 埃门
Flevoland 弗莱福兰省: Almere 阿尔梅勒; Lelystad 莱利斯塔德
Zeeland 泽兰省: Middelburg 米德尔堡; Vlissingen 弗利辛恩
`,
  },
  {
    code: "DE",
    number: "276",
    name: { en: "Germany", zh: "德国" },
    provinces: `
Berlin 柏林州: Berlin 柏林 (Mitte 米特区, Kreuzberg 克罗伊茨贝格, Neukölln 新克尔恩, Charlottenburg 夏洛滕堡)
Hamburg 汉堡州: Hamburg 汉堡 (Altona 阿尔托纳, Wandsbek 万茨贝克, Harburg 哈尔堡)
Bremen 不来梅州: Bremen 不来梅; Bremerhaven 不来梅港
Bavaria 巴伐利亚州: Munich 慕尼黑; Nuremberg 纽伦堡; Augsburg 奥格斯堡; Regensburg 雷根斯堡
Baden-Württemberg 巴登-符腾堡州: Stuttgart 斯图加特; Mannheim 曼海姆; Karlsruhe 卡尔斯鲁厄; Freiburg 弗赖堡
North Rhine-Westphalia 北莱茵-威斯特法伦州: Cologne 科隆; Düsseldorf 杜塞尔多夫; Dortmund 多特蒙德; Essen 埃森; Duisburg 杜伊斯堡
Hesse 黑森州: Frankfurt 法兰克福; Wiesbaden 威斯巴登; Kassel 卡塞尔
Lower Saxony 下萨克森州: Hanover 汉诺威; Brunswick 不伦瑞克; Oldenburg 奥尔登堡
Saxony 萨克森州: Leipzig 莱比锡; Dresden 德累斯顿; Chemnitz 开姆尼茨
Saxony-Anhalt 萨克森-安哈尔特州: Magdeburg 马格德堡; Halle 哈勒
Thuringia 图林根州: Erfurt 埃尔福特; Jena 耶拿; Weimar 魏玛
Brandenburg 勃兰登堡州: Potsdam 波茨坦; Cottbus 科特布斯
Mecklenburg-Vorpommern 梅克伦堡-前波美拉尼亚州: Rostock 罗斯托克; Schwerin 什未林
Rhineland-Palatinate 莱茵兰-普法尔茨州: Mainz 美因茨; Trier 特里尔; Koblenz 科布伦茨
Saarland 萨尔州: Saarbrücken 萨尔布吕肯
Schleswig-Holstein 石勒苏益格-荷尔斯泰因州: Kiel 基尔; Lübeck 吕贝克; Flensburg 弗伦斯堡
`,
  },
  {
    code: "GB",
    number: "826",
    name: { en: "United Kingdom", zh: "英国" },
    provinces: `
England 英格兰: London 伦敦 (Camden 卡姆登, Hackney 哈克尼, Southwark 南华克, Westminster 威斯敏斯特, Croydon 克罗伊登, Ealing 伊灵); Birmingham 伯明翰; Manchester 曼彻斯特; Leeds 利兹; Liverpool 利物浦; Bristol 布里斯托尔; Sheffield 谢菲尔德; Newcastle upon Tyne 纽卡斯尔; Nottingham 诺丁汉; Leicester 莱斯特; Southampton 南安普敦; Norwich 诺里奇
Scotland 苏格兰: Edinburgh 爱丁堡; Glasgow 格拉斯哥; Aberdeen 阿伯丁; Dundee 邓迪; Inverness 因弗内斯
Wales 威尔士: Cardiff 加的夫; Swansea 斯旺西; Newport 纽波特; Wrexham 雷克瑟姆
Northern Ireland 北爱尔兰: Belfast 贝尔法斯特; Derry 德里; Lisburn 利斯本; Newry 纽里
`,
  },
  {
    code: "FR",
    number: "250",
    name: { en: "France", zh: "法国" },
    provinces: `
Île-de-France 法兰西岛大区: Paris 巴黎 (Arrondissements 1 to 10 第一至第十区, Arrondissements 11 to 20 第十一至第二十区); Boulogne-Billancourt 布洛涅-比扬古; Saint-Denis 圣但尼; Versailles 凡尔赛
Auvergne-Rhône-Alpes 奥弗涅-罗讷-阿尔卑斯大区: Lyon 里昂; Grenoble 格勒诺布尔; Saint-Étienne 圣艾蒂安; Clermont-Ferrand 克莱蒙费朗
Provence-Alpes-Côte d'Azur 普罗旺斯-阿尔卑斯-蓝色海岸大区: Marseille 马赛; Nice 尼斯; Toulon 土伦; Avignon 阿维尼翁
Occitanie 奥克西塔尼大区: Toulouse 图卢兹; Montpellier 蒙彼利埃; Nîmes 尼姆; Perpignan 佩皮尼昂
Nouvelle-Aquitaine 新阿基坦大区: Bordeaux 波尔多; Limoges 利摩日; Poitiers 普瓦捷; La Rochelle 拉罗谢尔
Hauts-de-France 上法兰西大区: Lille 里尔; Amiens 亚眠; Roubaix 鲁贝
Grand Est 大东部大区: Strasbourg 斯特拉斯堡; Reims 兰斯; Metz 梅斯; Nancy 南锡
Brittany 布列塔尼大区: Rennes 雷恩; Brest 布雷斯特; Quimper 坎佩尔
Normandy 诺曼底大区: Rouen 鲁昂; Le Havre 勒阿弗尔; Caen 卡昂
Pays de la Loire 卢瓦尔河地区大区: Nantes 南特; Angers 昂热; Le Mans 勒芒
Centre-Val de Loire 中央-卢瓦尔河谷大区: Orléans 奥尔良; Tours 图尔; Bourges 布尔日
Bourgogne-Franche-Comté 勃艮第-弗朗什-孔泰大区: Dijon 第戎; Besançon 贝桑松
Corsica 科西嘉大区: Ajaccio 阿雅克肖; Bastia 巴斯蒂亚
`,
  },
  {
    code: "ES",
    number: "724",
    name: { en: "Spain", zh: "西班牙" },
    provinces: `
Madrid 马德里自治区: Madrid 马德里; Móstoles 莫斯托莱斯; Fuenlabrada 丰拉夫拉达; Alcalá de Henares 阿尔卡拉德埃纳雷斯
Catalonia 加泰罗尼亚: Barcelona 巴塞罗那; Badalona 巴达洛纳; Tarragona 塔拉戈纳; Girona 赫罗纳; Lleida 莱里达
Andalusia 安达卢西亚: Seville 塞维利亚; Málaga 马拉加; Granada 格拉纳达; Córdoba 科尔多瓦; Cádiz 加的斯
Valencian Community 瓦伦西亚大区: Valencia 瓦伦西亚; Alicante 阿利坎特; Elche 埃尔切; Castellón 卡斯特利翁
Galicia 加利西亚: Vigo 比戈; A Coruña 拉科鲁尼亚; Santiago de Compostela 圣地亚哥-德孔波斯特拉
Basque Country 巴斯克: Bilbao 毕尔巴鄂; San Sebastián 圣塞瓦斯蒂安; Vitoria-Gasteiz 维多利亚
Castile and León 卡斯蒂利亚-莱昂: Valladolid 巴利亚多利德; Burgos 布尔戈斯; Salamanca 萨拉曼卡; León 莱昂
Castilla-La Mancha 卡斯蒂利亚-拉曼恰: Toledo 托莱多; Albacete 阿尔瓦塞特
Aragon 阿拉贡: Zaragoza 萨拉戈萨; Huesca 韦斯卡
Murcia 穆尔西亚: Murcia 穆尔西亚; Cartagena 卡塔赫纳
Asturias 阿斯图里亚斯: Oviedo 奥维耶多; Gijón 希洪
Cantabria 坎塔布里亚: Santander 桑坦德
Navarre 纳瓦拉: Pamplona 潘普洛纳
La Rioja 拉里奥哈: Logroño 洛格罗尼奥
Extremadura 埃斯特雷马杜拉: Badajoz 巴达霍斯; Cáceres 卡塞雷斯
Balearic Islands 巴利阿里群岛: Palma 帕尔马; Ibiza 伊维萨
Canary Islands 加那利群岛: Las Palmas 拉斯帕尔马斯; Santa Cruz de Tenerife 圣克鲁斯-德特内里费
`,
  },
  {
    code: "IT",
    number: "380",
    name: { en: "Italy", zh: "意大利" },
    provinces: `
Lombardy 伦巴第: Milan 米兰; Brescia 布雷西亚; Bergamo 贝加莫; Monza 蒙扎
Lazio 拉齐奥: Rome 罗马; Latina 拉蒂纳; Viterbo 维泰博
Campania 坎帕尼亚: Naples 那不勒斯; Salerno 萨莱诺; Caserta 卡塞塔
Piedmont 皮埃蒙特: Turin 都灵; Novara 诺瓦拉; Asti 阿斯蒂
Veneto 威尼托: Venice 威尼斯; Verona 维罗纳; Padua 帕多瓦; Vicenza 维琴察
Emilia-Romagna 艾米利亚-罗马涅: Bologna 博洛尼亚; Parma 帕尔马; Modena 摩德纳; Rimini 里米尼
Tuscany 托斯卡纳: Florence 佛罗伦萨; Prato 普拉托; Pisa 比萨; Livorno 里窝那
Sicily 西西里: Palermo 巴勒莫; Catania 卡塔尼亚; Messina 墨西拿
Apulia 普利亚: Bari 巴里; Taranto 塔兰托; Lecce 莱切
Liguria 利古里亚: Genoa 热那亚; La Spezia 拉斯佩齐亚
Sardinia 撒丁: Cagliari 卡利亚里; Sassari 萨萨里
Marche 马尔凯: Ancona 安科纳; Pesaro 佩萨罗
Abruzzo 阿布鲁佐: Pescara 佩斯卡拉; L'Aquila 拉奎拉
Calabria 卡拉布里亚: Reggio Calabria 雷焦卡拉布里亚; Cosenza 科森扎
Umbria 翁布里亚: Perugia 佩鲁贾; Terni 特尔尼
Friuli-Venezia Giulia 弗留利-威尼斯朱利亚: Trieste 的里雅斯特; Udine 乌迪内
Trentino-Alto Adige 特伦蒂诺-上阿迪杰: Trento 特伦托; Bolzano 博尔扎诺
Basilicata 巴西利卡塔: Potenza 波坦察; Matera 马泰拉
Molise 莫利塞: Campobasso 坎波巴索
Aosta Valley 瓦莱达奥斯塔: Aosta 奥斯塔
`,
  },
  {
    code: "PL",
    number: "616",
    name: { en: "Poland", zh: "波兰" },
    provinces: `
Masovia 马佐夫舍省: Warsaw 华沙 (Śródmieście 市中心区, Praga 布拉加区, Mokotów 莫科托夫区); Radom 拉多姆; Płock 普沃茨克
Lesser Poland 小波兰省: Kraków 克拉科夫; Tarnów 塔尔努夫
Greater Poland 大波兰省: Poznań 波兹南; Kalisz 卡利什; Konin 科宁
Lower Silesia 下西里西亚省: Wrocław 弗罗茨瓦夫; Legnica 莱格尼察; Wałbrzych 瓦乌布日赫
Silesia 西里西亚省: Katowice 卡托维兹; Częstochowa 琴斯托霍瓦; Gliwice 格利维采
Łódź Province 罗兹省: Łódź 罗兹; Piotrków Trybunalski 彼得库夫-特雷布纳尔斯基
Pomerania 滨海省: Gdańsk 格但斯克; Gdynia 格丁尼亚; Sopot 索波特
West Pomerania 西滨海省: Szczecin 什切青; Koszalin 科沙林
Kuyavia-Pomerania 库亚维-滨海省: Bydgoszcz 比得哥什; Toruń 托伦
Lublin Province 卢布林省: Lublin 卢布林; Zamość 扎莫希奇
Podlachia 波德拉谢省: Białystok 比亚韦斯托克; Suwałki 苏瓦乌基
Subcarpathia 喀尔巴阡山省: Rzeszów 热舒夫; Przemyśl 普热梅希尔
Warmia-Masuria 瓦尔米亚-马祖里省: Olsztyn 奥尔什丁; Elbląg 埃尔布隆格
Opole Province 奥波莱省: Opole 奥波莱
Lubusz 卢布斯卡省: Zielona Góra 绿山城; Gorzów Wielkopolski 大波兰地区戈茹夫
Holy Cross 圣十字省: Kielce 凯尔采
`,
  },
];
