import { join } from "node:path";
import ts from "typescript";
import { listOperations } from "./list-operations.ts";
import { type Schema, SchemaWriter } from "./schema-writer.ts";

/** JSON Schemas of requests, responses and events, derived from the official library's types. */
export interface Protocol {
  operations: { method: string; path: string; params: Schema; answer: Schema }[];
  events: Record<string, Schema>;
  definitions: Record<string, Schema>;
}

/** The parts of the library that the sandbox implements. */
const files = [
  "BillingPortal/Configurations",
  "BillingPortal/Sessions",
  "Charges",
  "Checkout/Sessions",
  "Coupons",
  "Customers",
  "Disputes",
  "Events",
  "InvoicePayments",
  "Invoices",
  "PaymentIntents",
  "PaymentMethods",
  "Prices",
  "Products",
  "PromotionCodes",
  "Refunds",
  "SubscriptionItems",
  "SubscriptionSchedules",
  "Subscriptions",
  "TestHelpers/TestClocks",
].map((name) => `resources/${name}`);

/** Objects that may be expanded in place of their id. */
const kinds = new Set([
  "billing_portal.configuration",
  "billing_portal.session",
  "charge",
  "checkout.session",
  "coupon",
  "customer",
  "discount",
  "dispute",
  "event",
  "invoice",
  "invoice_payment",
  "item",
  "line_item",
  "payment_intent",
  "payment_method",
  "plan",
  "price",
  "product",
  "promotion_code",
  "refund",
  "subscription",
  "subscription_item",
  "subscription_schedule",
  "test_helpers.test_clock",
]);

const eventsOf =
  /^(billing_portal|charge|checkout|coupon|customer|invoice|payment_intent|payment_method|price|product|promotion_code|refund|subscription_schedule|test_helpers)\./;

/** Reads the `esm` folder of the library. Takes seconds. */
export function deriveProtocol(folder: string): Protocol {
  const program = ts.createProgram(
    [...files, "resources/Events"].map((file) => join(folder, `${file}.d.ts`)),
    {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      exactOptionalPropertyTypes: true,
      types: ["node"],
    },
  );
  const checker = program.getTypeChecker();
  const forms = new SchemaWriter({ checker, wire: "form", kinds });
  const json = new SchemaWriter({ checker, wire: "json", kinds });

  const operations = listOperations(folder, files).flatMap(
    ({ method, path, file, className, methodName }) => {
      const signature = findSignature(checker, exportOf(file, className), methodName);
      if (!signature) return [];
      const params = signature.parameters.find(({ name }) => name === "params");
      const answer = answerOf(checker, signature.getReturnType());
      return [
        {
          method,
          path,
          params: params
            ? forms.write(checker.getNonNullableType(checker.getTypeOfSymbol(params)))
            : { type: "object", properties: {}, additionalProperties: false },
          answer: answer.isList ? listSchema(json.write(answer.type)) : json.write(answer.type),
        },
      ];
    },
  );

  const event = checker.getDeclaredTypeOfSymbol(exportOf("resources/Events", "Event"));
  const events: Record<string, Schema> = {};
  for (const type of event.isUnion() ? event.types : []) {
    const named = checker.getTypeOfSymbol(type.getProperty("type") ?? type.symbol);
    if (named.isStringLiteral() && eventsOf.test(named.value)) events[named.value] = json.write(type);
  }
  return { operations, events, definitions: { ...forms.definitions, ...json.definitions } };

  function exportOf(file: string, name: string): ts.Symbol {
    const source = program.getSourceFile(join(folder, `${file}.d.ts`));
    const module = source && checker.getSymbolAtLocation(source);
    const found = module && checker.getExportsOfModule(module).find((symbol) => symbol.name === name);
    if (!found) throw new Error(`The library exports no ${name} from ${file}.`);
    return found;
  }
}

function findSignature(checker: ts.TypeChecker, symbol: ts.Symbol, name: string): ts.Signature | undefined {
  const method = checker.getDeclaredTypeOfSymbol(symbol).getProperty(name);
  return method && checker.getSignaturesOfType(checker.getTypeOfSymbol(method), ts.SignatureKind.Call)[0];
}

/** `T` of `Promise<Response<T>>` and `ApiListPromise<T>`. */
function answerOf(checker: ts.TypeChecker, type: ts.Type): { type: ts.Type; isList: boolean } {
  const [listed] = type.aliasTypeArguments ?? [];
  if (type.aliasSymbol?.name === "ApiListPromise" && listed) return { type: listed, isList: true };
  const promised = checker.getAwaitedType(type) ?? type;
  const [wrapped] = promised.aliasTypeArguments ?? [];
  return { type: promised.aliasSymbol?.name === "Response" && wrapped ? wrapped : promised, isList: false };
}

function listSchema(items: Schema): Schema {
  return {
    type: "object",
    properties: {
      object: { const: "list" },
      data: { type: "array", items },
      has_more: { type: "boolean" },
      url: { type: "string" },
    },
    required: ["object", "data", "has_more", "url"],
    additionalProperties: false,
  };
}
