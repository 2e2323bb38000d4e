import { join } from "node:path";
import ts from "typescript";

/** Which type of the official library describes an object, by what it says of itself in `object`. */
const types: Record<string, string> = {
  "billing_portal.configuration": "Stripe.BillingPortal.Configuration",
  "billing_portal.session": "Stripe.BillingPortal.Session",
  "checkout.session": "Stripe.Checkout.Session",
  coupon: "Stripe.Coupon",
  customer: "Stripe.Customer | Stripe.DeletedCustomer",
  event: "Stripe.EventBase",
  invoice: "Stripe.Invoice",
  item: "Stripe.LineItem",
  payment_method: "Stripe.PaymentMethod",
  price: "Stripe.Price",
  product: "Stripe.Product",
  promotion_code: "Stripe.PromotionCode",
  subscription: "Stripe.Subscription",
};

const file = join(import.meta.dirname, "answers-of-the-sandbox.ts");

/**
 * Compares answers, as they went over the wire, with the types that the official library was generated with: what is
 * missing, wrong or too much in them, in the words of the compiler.
 */
export function findShapeProblems(answers: unknown[]): string[] {
  const samples = new Set(answers.flatMap(listObjects).map(writeSample));
  const text = [
    'import type Stripe from "stripe";',
    "declare const decimal: Stripe.Decimal;",
    "export const samples = [",
    ...samples,
    "];",
  ].join("\n");
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: ["node"],
  };
  const host = ts.createCompilerHost(options);
  const readSource = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true) : readSource(name, ...rest);
  const program = ts.createProgram([file], options, host);
  const source = program.getSourceFile(file);
  return program
    .getSemanticDiagnostics(source)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

function listObjects(answer: unknown): { object: string }[] {
  if (!isNamed(answer)) throw new Error(`An answer without a name: ${JSON.stringify(answer)}`);
  if (answer.object === "list") return Reflect.get(answer, "data").flatMap(listObjects);
  const data: unknown = answer.object === "event" ? Reflect.get(answer, "data") : undefined;
  const inner = isRecord(data) ? listObjects(data.object) : [];
  return [answer, ...inner];
}

function writeSample(answer: { object: string }): string {
  const type = types[answer.object];
  if (!type) throw new Error(`No type is known for ${answer.object}.`);
  // Amounts that the library reads into a class of its own travel as text.
  const literal = JSON.stringify(answer).replace(/("\w*_decimal":)"[\d.]+"/g, "$1decimal");
  return `${literal} satisfies ${type},`;
}

function isNamed(value: unknown): value is { object: string } {
  return isRecord(value) && typeof value.object === "string";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
