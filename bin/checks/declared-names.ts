import ts from "typescript";

export interface DeclaredName {
  name: string;
  /** Counted from 1. */
  line: number;
}

/** The names that a file chooses itself. Names chosen by libraries are excluded. */
export function listDeclaredNames(file: string, text: string): DeclaredName[] {
  const kind = file.endsWith(".tsx") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const names: DeclaredName[] = [];

  const visit = (node: ts.Node): void => {
    const name = chosenName(node);
    if (name) {
      const { line } = source.getLineAndCharacterOfPosition(name.pos + 1);
      names.push({ name: name.text, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

function chosenName(node: ts.Node): { text: string; pos: number } | undefined {
  if (ts.isBindingElement(node)) {
    // `const { serializer } = library` repeats a foreign name; `serializer: presenter` chooses one.
    return node.propertyName && ts.isIdentifier(node.name) ? node.name : undefined;
  }
  if (!isDeclaration(node) || !node.name) return undefined;
  return ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) ? node.name : undefined;
}

function isDeclaration(node: ts.Node): node is ts.NamedDeclaration {
  return (
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isTypeParameterDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isMethodSignature(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isPropertyAssignment(node)
  );
}
