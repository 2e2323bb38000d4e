import { expect, it } from "vitest";
import { mostSecondsOf } from "../most-seconds-of.ts";
import { presets } from "./presets.ts";
import { readWav } from "./read-wav.ts";
import { runEspeak } from "./run-espeak.ts";

const { signal } = new AbortController();

/** How long the slowest of the voices sounds, in this language. */
async function spoken(text: string, language = "en-us"): Promise<number> {
  const sound = { ...presets.morgan_freeman, voice: `${language}+m7` };
  let seconds = 0;
  for await (const { samples, samplesPerSecond } of readWav(
    runEspeak("espeak-ng", text, { sound, signal }),
  )) {
    seconds += samples.length / samplesPerSecond;
  }
  return seconds;
}

it.each([
  ["words", "Three customers have asked when their order will arrive."],
  ["Chinese", "三位客户问他们的订单什么时候到".repeat(3)],
  ["Japanese", "三人のお客様から注文がいつ届くのか".repeat(3)],
  ["Russian", "Когда придёт заказ".repeat(3)],
  ["Arabic", "متى تصل طلباتهم".repeat(3)],
  ["Thai", "ลูกค้าสามคนถามว่าสินค้า".repeat(2)],
  ["signs of mathematics", "𝒜𝒷".repeat(20)],
  ["full stops", "a. b. ".repeat(15)],
  ["questions and exclamations", "a! b? ".repeat(15)],
  ["semicolons and colons", "a; b: ".repeat(15)],
  ["commas and brackets", "a, (b) ".repeat(15)],
  ["dashes and dots", "a — b… ".repeat(15)],
  ["dates", "2026-11-22 ".repeat(8)],
  ["numbers", "777777777 ".repeat(6)],
  ["abbreviations", "WXQ BFDHG ".repeat(8)],
  ["addresses", "https://a.b.c/d?e=f&g=h ".repeat(5)],
  ["pictures", "👋😀🎉 ".repeat(10)],
])("sets aside what %s last at most", async (_what, text) => {
  const most = mostSecondsOf(text);
  expect(await spoken(text)).toBeLessThanOrEqual(most);
  expect(await spoken(text, "de")).toBeLessThanOrEqual(most);
});

it.each([
  [
    "ru",
    "Здравствуйте! Завтра в девять часов утра состоится собрание, на которое приглашены все сотрудники.",
  ],
  ["uk", "Доброго дня! Завтра о дев'ятій годині ранку відбудуться збори, на які запрошено всіх працівників."],
  ["bg", "Здравейте! Утре в девет часа сутринта ще се проведе събрание, на което са поканени всички."],
  ["el", "Καλημέρα! Αύριο στις εννέα το πρωί θα γίνει συνάντηση, στην οποία είναι καλεσμένοι όλοι."],
  ["ar", "صباح الخير! سيعقد اجتماع غدا في الساعة التاسعة صباحا، وجميع الموظفين مدعوون إليه."],
  ["ko", "안녕하세요! 내일 오전 아홉 시에 회의가 있으며 모든 직원이 초대되었습니다."],
  ["hi", "नमस्ते! कल सुबह नौ बजे एक बैठक होगी, जिसमें सभी कर्मचारी आमंत्रित हैं।"],
  ["cmn", "您好！明天上午九点将举行会议，邀请所有员工参加，请准时到达会议室。"],
  ["sv", "Hej! I morgon klockan nio hålls ett möte som alla anställda är inbjudna till."],
  ["fi", "Hei! Huomenna aamulla kello yhdeksän pidetään kokous, johon kaikki työntekijät on kutsuttu."],
  ["tr", "Merhaba! Yarın sabah saat dokuzda tüm çalışanların davetli olduğu bir toplantı yapılacak."],
  ["vi", "Xin chào! Sáng mai lúc chín giờ sẽ có cuộc họp, tất cả nhân viên đều được mời tham dự."],
])("sets aside what %s lasts at most", async (language, text) => {
  expect(await spoken(text, language)).toBeLessThanOrEqual(mostSecondsOf(text));
});

it("sets aside little more than they last for plain words", async () => {
  const text = "word ".repeat(60);
  expect(mostSecondsOf(text)).toBeLessThan(1.5 * (await spoken(text)));
});
