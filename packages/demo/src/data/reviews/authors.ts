import type { ReviewAuthor } from "./sentences.ts";

function from(en: string, zh: string, ...names: readonly string[]): readonly ReviewAuthor[] {
  return names.map((name) => ({ name, city: { en, zh } }));
}

/** Buyers of the demo marketplace, by city. */
export const reviewAuthors: readonly ReviewAuthor[] = [
  ...from("Lagos", "拉各斯", "A. Okafor", "Chidi N."),
  ...from("Lyon", "里昂", "L. Moreau", "Élise B."),
  ...from("Rotterdam", "鹿特丹", "J. de Vries", "Sanne K."),
  ...from("Osaka", "大阪", "Mei Tanaka", "H. Mori"),
  ...from("Manila", "马尼拉", "R. Santos", "Joy C."),
  ...from("Nairobi", "内罗毕", "W. Kamau", "Amina O."),
  ...from("Warsaw", "华沙", "K. Nowak", "Zofia W."),
  ...from("São Paulo", "圣保罗", "T. Almeida", "Bia R."),
  ...from("Mexico City", "墨西哥城", "D. Hernández", "Lupita G."),
  ...from("Manchester", "曼彻斯特", "P. Whitaker", "Hannah J."),
  ...from("Dubai", "迪拜", "S. Rahman", "Farah A."),
  ...from("Mumbai", "孟买", "V. Iyer", "Priya D."),
  ...from("Hangzhou", "杭州", "Lin X.", "Zhou Y."),
  ...from("Chengdu", "成都", "Tang R.", "He M."),
  ...from("Guangzhou", "广州", "Chan K.", "Liang S."),
  ...from("Singapore", "新加坡", "Tan W. L.", "Noor H."),
  ...from("Hanoi", "河内", "Nguyen T.", "Pham Q."),
  ...from("Toronto", "多伦多", "M. Chen", "G. Tremblay"),
  ...from("Melbourne", "墨尔本", "C. Barlow", "Ngaire P."),
  ...from("Berlin", "柏林", "F. Brandt", "Jule S."),
  ...from("Madrid", "马德里", "I. Romero", "Paula V."),
  ...from("Milan", "米兰", "G. Ferri", "Chiara L."),
  ...from("Istanbul", "伊斯坦布尔", "E. Yıldız", "Deniz A."),
  ...from("Accra", "阿克拉", "K. Mensah", "Efua B."),
  ...from("Lima", "利马", "O. Quispe", "Rosa F."),
  ...from("Seoul", "首尔", "Park J.", "Kim S. Y."),
  ...from("Bangkok", "曼谷", "N. Suksai", "Ploy T."),
  ...from("Prague", "布拉格", "M. Dvořák", "Eva H."),
  ...from("Casablanca", "卡萨布兰卡", "Y. Benali", "Salma E."),
  ...from("Chicago", "芝加哥", "B. Kowalski", "Renee M."),
  ...from("Xi'an", "西安", "Wei D.", "Gao J."),
];
