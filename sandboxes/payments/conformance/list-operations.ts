import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

export interface Operation {
  method: string;
  /** With `:id` for variable parts, e.g. `/v1/customers/:id`. */
  path: string;
  /** File of the library without its extension, e.g. `resources/Customers`. */
  file: string;
  className: string;
  methodName: string;
}

/** Lists the HTTP operations in the code of some library files. */
export function listOperations(libraryFolder: string, files: readonly string[]): Operation[] {
  return files.flatMap((file) => {
    const path = join(libraryFolder, `${file}.js`);
    const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.ES2022, true);
    return source.statements.filter(ts.isClassDeclaration).flatMap((declared) =>
      declared.members.filter(ts.isMethodDeclaration).flatMap((member): Operation[] => {
        const sent = findRequest(member);
        const className = declared.name?.text ?? "";
        return sent ? [{ ...sent, file, className, methodName: member.name.getText(source) }] : [];
      }),
    );
  });
}

function findRequest(method: ts.MethodDeclaration): Pick<Operation, "method" | "path"> | undefined {
  const [returned] = method.body?.statements.filter(ts.isReturnStatement) ?? [];
  const call = returned?.expression;
  if (!call || !ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression))
    return undefined;
  const [verb, path] = call.arguments;
  if (call.expression.name.text !== "_makeRequest" || !verb || !path) return undefined;
  return { method: ts.isStringLiteral(verb) ? verb.text : "", path: readPath(path) };
}

function readPath(path: ts.Expression): string {
  if (ts.isStringLiteralLike(path)) return path.text;
  if (!ts.isTemplateExpression(path)) return "";
  return path.head.text + path.templateSpans.map(({ literal }) => `:id${literal.text}`).join("");
}
