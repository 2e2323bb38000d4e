import { expect, it } from "vitest";
import { detectLanguage } from "./detect-language.ts";

it.each([
  ["de", "Guten Morgen, wie geht es Ihnen?"],
  ["de", "Ich habe drei Termine für heute gefunden."],
  ["de", "Alles klar, ich kümmere mich darum."],
  ["fr", "La facture est payée."],
  ["fr", "J'ai trouvé trois rendez-vous pour aujourd'hui."],
  ["es", "Buenos días, ¿cómo está usted?"],
  ["es", "La factura está pagada."],
  ["it", "La fattura è stata pagata ieri."],
  ["pt", "A fatura foi paga ontem pela empresa."],
  ["nl", "De factuur is betaald."],
  ["pl", "Dzień dobry, jak się pan ma?"],
  ["ru", "Когда придёт заказ?"],
  ["uk", "Коли прийде замовлення? Ще не відомо."],
  ["bg", "Кога ще пристигне поръчката?"],
  ["el", "Καλημέρα"],
  ["zh", "你好"],
  ["ja", "注文はいつ届きますか"],
  ["ja", "東京都千代田区の会議は何時からですか"],
  ["zh", "我在东京の商店买了很多东西"],
  ["ko", "안녕하세요"],
  ["ko", "미국(美國)과 한국의 회의는 언제입니까"],
  ["ru", "Компания 华为 прислала новый договор"],
  ["hi", "नमस्ते"],
  ["ar", "متى تصل طلباتهم؟"],
  ["fa", "سفارش من کی می‌رسد؟ لطفاً پاسخ دهید."],
])("hears %s in: %s", async (language, text) => {
  expect(await detectLanguage(text)).toBe(language);
});

it.each([
  "Hello",
  "OK.",
  "Hallo",
  "Paris, Berlin, Madrid and Roma.",
  "Good morning. Three customers have asked when their order will arrive.",
  "I found 3 tasks: email Ada, call Müller GmbH, order pizza.",
  "Table: Name, Amount, Due.",
  "de facto standard, ad hoc solution",
  "The word Schadenfreude is German.",
  "Revenue: 1.2 million euros",
  "Open invoices of this week",
  "Meeting with Jean-Pierre Dupont in Montréal.",
  "Delete all files?",
  "Error: no such file",
  "42, 17 and 3,000",
  "The word Привет is Russian.",
])("takes what is short, uncertain or English for English: %s", async (text) => {
  expect(await detectLanguage(text)).toBeUndefined();
});
