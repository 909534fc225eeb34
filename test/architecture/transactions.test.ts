import fs from 'node:fs';
import path from 'node:path';
import * as ts from 'typescript';

const root = path.resolve(__dirname, '../../src/server');
/** The port itself, and commands whose transaction reads or writes files that a second try writes again. */
const exempt = /^(db|cli|seed)\//;

function sourceFiles(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(file);
    return /\.ts$/.test(file) && !/\.test\.ts$/.test(file) ? [file] : [];
  });
}

/** The functions that run inside a transaction, written where it begins. */
function worksIn(source: ts.SourceFile): ts.ArrowFunction[] {
  const found: ts.ArrowFunction[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [work] = node.arguments;
      if (node.expression.name.text === 'transaction' && work && ts.isArrowFunction(work)) found.push(work);
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

/** What a second try would do twice: waiting for anything that does not get the transaction, and changing what is outside. */
function outsideOf(work: ts.ArrowFunction): string[] {
  const own = new Set(work.parameters.map(({ name }) => name.getText()));
  const found: string[] = [];
  const declare = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) || ts.isParameter(node))
      for (const [name] of node.name.getText().matchAll(/[A-Za-z]\w*/g)) own.add(name);
    node.forEachChild(declare);
  };
  work.body.forEachChild(declare);
  const [transaction = 'tx'] = own;
  const visit = (node: ts.Node) => {
    if (ts.isAwaitExpression(node) && !new RegExp(`\\b${transaction}\\b`).test(node.expression.getText()))
      found.push(node.getText());
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
      node.operatorToken.kind <= ts.SyntaxKind.LastAssignment &&
      !own.has(/^\w+/.exec(node.left.getText())?.[0] ?? '')
    )
      found.push(node.getText());
    node.forEachChild(visit);
  };
  visit(work.body);
  return found;
}

it('R46 a transaction’s work does nothing but SQL, so that it can be tried again', () => {
  let seen = 0;
  const outside = sourceFiles(root).flatMap((file) => {
    const name = path.relative(root, file);
    if (exempt.test(name)) return [];
    const works = worksIn(ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
    seen += works.length;
    return works.flatMap((work) => outsideOf(work).map((text) => `${name}: ${text}`));
  });
  expect(outside).toEqual([]);
  expect(seen).toBeGreaterThan(70);
});

it('R46 finds what is not SQL', () => {
  const bad = `database.transaction(async (tx) => { await gateway.refund(); count += 1; await tx.run(x); let own = 0; own += 1; })`;
  const [work] = worksIn(ts.createSourceFile('bad.ts', bad, ts.ScriptTarget.Latest, true));
  expect(work && outsideOf(work)).toEqual(['await gateway.refund()', 'count += 1']);
});
