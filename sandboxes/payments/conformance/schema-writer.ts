import ts from "typescript";

export type Schema = boolean | { [keyword: string]: unknown };
/** Encoding: requests are forms, where all values are text; responses and events are JSON. */
export type Wire = "form" | "json";

interface WriterOptions {
  checker: ts.TypeChecker;
  wire: Wire;
  /** Expandable objects, by their `object` field. All others appear as ids. */
  kinds: ReadonlySet<string>;
}

/** Converts types of the official library to JSON Schemas. Recursive types go to `definitions`. */
export class SchemaWriter {
  readonly definitions: Record<string, Schema> = {};
  readonly #names = new Map<ts.Type, string>();
  readonly #options: WriterOptions;

  constructor(options: WriterOptions) {
    this.#options = options;
  }

  write(type: ts.Type): Schema {
    if (isDecimal(type)) return { type: "string", pattern: "^-?\\d+(\\.\\d+)?$" };
    if (type.isUnion()) return this.#union(type.types);
    if (type.isStringLiteral()) return { const: type.value };
    if (type.isNumberLiteral()) return this.#literal(type.value);
    if (has(type, ts.TypeFlags.BooleanLiteral)) {
      return this.#literal(this.#options.checker.typeToString(type) === "true");
    }
    if (has(type, ts.TypeFlags.String)) return { type: "string" };
    if (has(type, ts.TypeFlags.Number)) {
      return this.#isForm ? { type: "string", pattern: "^-?\\d+(\\.\\d+)?$" } : { type: "number" };
    }
    if (has(type, ts.TypeFlags.Boolean))
      return this.#isForm ? { enum: ["true", "false"] } : { type: "boolean" };
    // An empty form value stands for null.
    if (has(type, ts.TypeFlags.Null)) return this.#isForm ? { const: "" } : { type: "null" };
    if (has(type, ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return true;
    if (has(type, absent)) return false;
    // An open string type allows future values. Only those known to this version count.
    if (isOtherString(type)) return false;
    return this.#structure(type);
  }

  get #isForm() {
    return this.#options.wire === "form";
  }

  #literal(value: number | boolean): Schema {
    return { const: this.#isForm ? String(value) : value };
  }

  #union(types: readonly ts.Type[]): Schema {
    const names = types.flatMap((type) => (type.isStringLiteral() ? [type.value] : []));
    const isBoolean = types.filter((type) => has(type, ts.TypeFlags.BooleanLiteral)).length === 2;
    const rest = types.filter(
      (type) => !type.isStringLiteral() && !(isBoolean && has(type, ts.TypeFlags.BooleanLiteral)),
    );
    const schemas = [
      ...(names.length > 0 ? [{ enum: names }] : []),
      ...(isBoolean ? [this.#isForm ? { enum: ["true", "false"] } : { type: "boolean" }] : []),
      ...rest.map((type) => this.write(type)),
    ].filter((schema) => schema !== false);
    const [only] = schemas;
    if (only === undefined) return false;
    return schemas.length === 1 ? only : { anyOf: schemas };
  }

  #structure(type: ts.Type): Schema {
    const { checker, kinds } = this.#options;
    const element = elementOf(checker, type);
    if (element) return { type: "array", items: this.write(element) };
    const kind = kindOf(checker, type);
    if (kind !== undefined && !this.#isForm && !kinds.has(kind)) return false;
    const known = this.#names.get(type);
    if (known !== undefined) return { $ref: `#/definitions/${known}` };
    const name = `${this.#options.wire}${this.#names.size}`;
    this.#names.set(type, name);
    this.definitions[name] = this.#object(type);
    return { $ref: `#/definitions/${name}` };
  }

  #object(type: ts.Type): Schema {
    const { checker } = this.#options;
    const index = checker.getIndexInfoOfType(type, ts.IndexKind.String);
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    for (const property of checker.getPropertiesOfType(type)) {
      const own = checker.getTypeOfSymbol(property);
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      properties[property.name] = this.write(own);
      if (!isOptional) required.push(property.name);
    }
    return {
      type: "object",
      properties,
      required,
      additionalProperties: index ? this.write(index.type) : false,
    };
  }
}

const absent = ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Never;

function has(type: ts.Type, flags: ts.TypeFlags): boolean {
  return (type.flags & flags) !== 0;
}

function isDecimal(type: ts.Type): boolean {
  return (type.aliasSymbol ?? type.symbol)?.name === "Decimal";
}

function isOtherString(type: ts.Type): boolean {
  return type.isIntersection() && type.types.some((part) => has(part, ts.TypeFlags.String));
}

function elementOf(checker: ts.TypeChecker, type: ts.Type): ts.Type | undefined {
  if (!checker.isArrayType(type)) return undefined;
  return checker.getIndexTypeOfType(type, ts.IndexKind.Number);
}

/** The `object` field of a protocol object; undefined for other types. */
function kindOf(checker: ts.TypeChecker, type: ts.Type): string | undefined {
  const property = checker.getPropertyOfType(type, "object");
  const named = property && checker.getTypeOfSymbol(property);
  const isObject = checker.getPropertyOfType(type, "id") !== undefined;
  return isObject && named?.isStringLiteral() ? named.value : undefined;
}
