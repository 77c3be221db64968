import type { CountryText } from "./countryText.ts";

/** Countries of the Americas we deliver to. */
export const americas: readonly CountryText[] = [
  {
    code: "US",
    number: "840",
    name: { en: "United States", zh: "美国" },
    provinces: `
Alabama 亚拉巴马州: Birmingham 伯明翰; Montgomery 蒙哥马利; Mobile 莫比尔
Alaska 阿拉斯加州: Anchorage 安克雷奇; Juneau 朱诺; Fairbanks 费尔班克斯
Arizona 亚利桑那州: Phoenix 菲尼克斯; Tucson 图森; Mesa 梅萨
Arkansas 阿肯色州: Little Rock 小石城; Fayetteville 费耶特维尔
California 加利福尼亚州: Los Angeles 洛杉矶; San Francisco 旧金山; San Diego 圣迭戈; San Jose 圣何塞; Sacramento 萨克拉门托; Oakland 奥克兰
Colorado 科罗拉多州: Denver 丹佛; Boulder 博尔德; Colorado Springs 科罗拉多斯普林斯
Connecticut 康涅狄格州: Hartford 哈特福德; New Haven 纽黑文; Stamford 斯坦福
Delaware 特拉华州: Wilmington 威尔明顿; Dover 多佛
District of Columbia 哥伦比亚特区: Washington 华盛顿
Florida 佛罗里达州: Miami 迈阿密; Orlando 奥兰多; Tampa 坦帕; Jacksonville 杰克逊维尔
Georgia 佐治亚州: Atlanta 亚特兰大; Savannah 萨凡纳; Augusta 奥古斯塔
Hawaii 夏威夷州: Honolulu 檀香山; Hilo 希洛
Idaho 爱达荷州: Boise 博伊西; Idaho Falls 爱达荷福尔斯
Illinois 伊利诺伊州: Chicago 芝加哥; Springfield 斯普林菲尔德; Aurora 奥罗拉
Indiana 印第安纳州: Indianapolis 印第安纳波利斯; Fort Wayne 韦恩堡
Iowa 艾奥瓦州: Des Moines 得梅因; Cedar Rapids 锡达拉皮兹
Kansas 堪萨斯州: Wichita 威奇托; Topeka 托皮卡
Kentucky 肯塔基州: Louisville 路易斯维尔; Lexington 列克星敦
Louisiana 路易斯安那州: New Orleans 新奥尔良; Baton Rouge 巴吞鲁日
Maine 缅因州: Portland 波特兰; Augusta 奥古斯塔
Maryland 马里兰州: Baltimore 巴尔的摩; Annapolis 安纳波利斯; Rockville 罗克维尔
Massachusetts 马萨诸塞州: Boston 波士顿; Worcester 伍斯特; Cambridge 剑桥
Michigan 密歇根州: Detroit 底特律; Grand Rapids 大急流城; Ann Arbor 安娜堡
Minnesota 明尼苏达州: Minneapolis 明尼阿波利斯; Saint Paul 圣保罗
Mississippi 密西西比州: Jackson 杰克逊; Gulfport 格尔夫波特
Missouri 密苏里州: Kansas City 堪萨斯城; Saint Louis 圣路易斯
Montana 蒙大拿州: Billings 比灵斯; Missoula 米苏拉
Nebraska 内布拉斯加州: Omaha 奥马哈; Lincoln 林肯
Nevada 内华达州: Las Vegas 拉斯维加斯; Reno 里诺
New Hampshire 新罕布什尔州: Manchester 曼彻斯特; Concord 康科德
New Jersey 新泽西州: Newark 纽瓦克; Jersey City 泽西城; Trenton 特伦顿
New Mexico 新墨西哥州: Albuquerque 阿尔伯克基; Santa Fe 圣菲
New York 纽约州: New York City 纽约市 (Manhattan 曼哈顿, Brooklyn 布鲁克林, Queens 皇后区, The Bronx 布朗克斯, Staten Island 斯塔滕岛); Buffalo 布法罗; Rochester 罗切斯特; Albany 奥尔巴尼
North Carolina 北卡罗来纳州: Charlotte 夏洛特; Raleigh 罗利; Durham 达勒姆
North Dakota 北达科他州: Fargo 法戈; Bismarck 俾斯麦
Ohio 俄亥俄州: Columbus 哥伦布; Cleveland 克利夫兰; Cincinnati 辛辛那提
Oklahoma 俄克拉荷马州: Oklahoma City 俄克拉荷马城; Tulsa 塔尔萨
Oregon 俄勒冈州: Portland 波特兰; Eugene 尤金; Salem 塞勒姆
Pennsylvania 宾夕法尼亚州: Philadelphia 费城; Pittsburgh 匹兹堡; Harrisburg 哈里斯堡
Rhode Island 罗得岛州: Providence 普罗维登斯; Newport 纽波特
South Carolina 南卡罗来纳州: Charleston 查尔斯顿; Columbia 哥伦比亚
South Dakota 南达科他州: Sioux Falls 苏福尔斯; Rapid City 拉皮德城
Tennessee 田纳西州: Nashville 纳什维尔; Memphis 孟菲斯; Knoxville 诺克斯维尔
Texas 得克萨斯州: Houston 休斯敦; Dallas 达拉斯; Austin 奥斯汀; San Antonio 圣安东尼奥; El Paso 埃尔帕索
Utah 犹他州: Salt Lake City 盐湖城; Provo 普罗沃
Vermont 佛蒙特州: Burlington 伯灵顿; Montpelier 蒙彼利埃
Virginia 弗吉尼亚州: Richmond 里士满; Virginia Beach 弗吉尼亚比奇; Arlington 阿灵顿
Washington 华盛顿州: Seattle 西雅图; Tacoma 塔科马; Spokane 斯波坎
West Virginia 西弗吉尼亚州: Charleston 查尔斯顿; Morgantown 摩根敦
Wisconsin 威斯康星州: Milwaukee 密尔沃基; Madison 麦迪逊
Wyoming 怀俄明州: Cheyenne 夏延; Casper 卡斯珀
`,
  },
  {
    code: "CA",
    number: "124",
    name: { en: "Canada", zh: "加拿大" },
    provinces: `
Ontario 安大略省: Toronto 多伦多 (Downtown 市中心, Scarborough 士嘉堡, North York 北约克, Etobicoke 怡陶碧谷); Ottawa 渥太华; Mississauga 密西沙加; Hamilton 哈密尔顿; London 伦敦
Quebec 魁北克省: Montreal 蒙特利尔; Quebec City 魁北克市; Laval 拉瓦勒; Gatineau 加蒂诺
British Columbia 不列颠哥伦比亚省: Vancouver 温哥华; Victoria 维多利亚; Surrey 素里; Richmond 列治文; Burnaby 本拿比
Alberta 艾伯塔省: Calgary 卡尔加里; Edmonton 埃德蒙顿; Red Deer 红鹿
Manitoba 马尼托巴省: Winnipeg 温尼伯; Brandon 布兰登
Saskatchewan 萨斯喀彻温省: Saskatoon 萨斯卡通; Regina 里贾纳
Nova Scotia 新斯科舍省: Halifax 哈利法克斯; Sydney 悉尼
New Brunswick 新不伦瑞克省: Moncton 蒙克顿; Fredericton 弗雷德里克顿; Saint John 圣约翰
Newfoundland and Labrador 纽芬兰与拉布拉多省: Saint John's 圣约翰斯; Corner Brook 科纳布鲁克
Prince Edward Island 爱德华王子岛省: Charlottetown 夏洛特敦
Yukon 育空地区: Whitehorse 怀特霍斯
Northwest Territories 西北地区: Yellowknife 耶洛奈夫
Nunavut 努纳武特地区: Iqaluit 伊卡卢伊特
`,
  },
  {
    code: "BR",
    number: "076",
    name: { en: "Brazil", zh: "巴西" },
    provinces: `
São Paulo 圣保罗州: São Paulo 圣保罗 (Brás 布拉斯, Bom Retiro 邦雷蒂罗, Pinheiros 皮涅鲁斯, Vila Mariana 维拉马里亚纳); Campinas 坎皮纳斯; Guarulhos 瓜鲁柳斯; Santos 桑托斯; Ribeirão Preto 里贝朗普雷图
Rio de Janeiro 里约热内卢州: Rio de Janeiro 里约热内卢; Niterói 尼泰罗伊; Petrópolis 彼得罗波利斯
Minas Gerais 米纳斯吉拉斯州: Belo Horizonte 贝洛奥里藏特; Uberlândia 乌贝兰迪亚; Juiz de Fora 茹伊斯-迪福拉
Bahia 巴伊亚州: Salvador 萨尔瓦多; Feira de Santana 费拉迪圣安娜
Paraná 巴拉那州: Curitiba 库里蒂巴; Londrina 隆德里纳; Foz do Iguaçu 伊瓜苏
Rio Grande do Sul 南里奥格兰德州: Porto Alegre 阿雷格里港; Caxias do Sul 南卡希亚斯; Pelotas 佩洛塔斯
Santa Catarina 圣卡塔琳娜州: Florianópolis 弗洛里亚诺波利斯; Joinville 若因维利; Blumenau 布卢梅瑙
Pernambuco 伯南布哥州: Recife 累西腓; Olinda 奥林达; Caruaru 卡鲁阿鲁
Ceará 塞阿拉州: Fortaleza 福塔莱萨; Juazeiro do Norte 北茹阿泽鲁
Goiás 戈亚斯州: Goiânia 戈亚尼亚; Anápolis 阿纳波利斯
Federal District 联邦区: Brasília 巴西利亚
Amazonas 亚马孙州: Manaus 马瑙斯
Pará 帕拉州: Belém 贝伦; Santarém 圣塔伦
Espírito Santo 圣埃斯皮里图州: Vitória 维多利亚; Vila Velha 维拉韦利亚
Mato Grosso 马托格罗索州: Cuiabá 库亚巴
Rio Grande do Norte 北里奥格兰德州: Natal 纳塔尔
`,
  },
];
