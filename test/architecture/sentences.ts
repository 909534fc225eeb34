import ts from 'typescript';

/** A text of the source that people may read; `{}` stands for what is put into it. */
export interface FoundSentence {
  line: number;
  text: string;
}

/** Two words one after the other, or a word beside a value. */
const hasWords = (text: string) => /\p{L}{2}[,;:.…]? (?:\p{L}|\{\})|\{\} \p{L}{2}/u.test(text);
const isOneWord = (text: string) => /^\s*\p{Lu}\p{Ll}+\s*$/u.test(text);

/** Attributes and properties whose value people read even if it is one word. */
const shown = /^(?:alt|aria-?[Ll]abel|heading|label|placeholder|subject|text|title)$/;
const isShown = ({ kind, parent }: ts.Node): boolean =>
  kind === ts.SyntaxKind.JsxText ||
  ((ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) && shown.test(parent.name.getText()));

/** Attributes that browsers read. */
const forBrowsers = /^(?:aria-(?:describedby|labelledby)|autoComplete|rel)$/;

/** What looks like words and is read by programs: SQL, header values, styles. */
const notations = [
  /^\s*(?:(?:select|union all|insert into|delete from|create|alter|drop|vacuum|listen|notify) |update \w+ set |with \w+ as |set \w+ )/,
  /^(?:[a-z]\.)?[a-z_]+, (?:[a-z]\.)?[a-z_]+, /,
  /^[\w.+-]+\/[\w.+-]+; charset=/,
  /^(?:attachment; filename=|public, max-age=|img-src |trusted-types |User-agent: |Disallow: |(?:Bearer|Token) \{\}$)/,
  /^\d{3} \p{Lu}\p{L}+ /u,
  /^(?:translate\(|\{\} scale\()/,
  /^(?:\d+px|solid|dashed) |^(?:[a-z-]+: [^;]+;\s?)+|[a-z-]+: ?[^;]*\{\}[^;]*;|^@media |^\(prefers-|\{\n? *[a-z-]+: |local\('/,
];

const logs = /(?:^console|\blog(?:ger)?\??)\.(?:debug|error|fatal|info|trace|warn)$/;
/** What goes to the log unless it begins like a sentence: then people read it. */
const faults = /^(?:(?:Type|Range)?Error|paymentsUnavailable)$/;
const beginsSmall = (text: string) => /^(?:\p{Ll}|\{\})/u.test(text);

/** Calls whose texts only developers read: log lines, and faults of the program, which begin with a small letter. */
function isForDevelopers(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return false;
  const called = node.expression.getText();
  if (!faults.test(called)) return logs.test(called);
  const texts: string[] = [];
  const visit = (part: ts.Node): void => {
    const text = textOf(part);
    if (text !== undefined) texts.push(text);
    else ts.forEachChild(part, visit);
  };
  node.arguments?.forEach(visit);
  return texts.every(beginsSmall);
}

/**
 * `summary` of an endpoint is for readers of the OpenAPI document, `what` of a limit is its name in the database; `words`
 * and `examples` of a filter are what the search understands.
 */
const isInternal = (node: ts.Node) =>
  (ts.isPropertyAssignment(node) && /^(?:summary|what|words|examples)$/.test(node.name.getText())) ||
  (ts.isJsxAttribute(node) && forBrowsers.test(node.name.getText()));

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}

/** Calls `visit` for each part of a node that may hold sentences. */
function forEachPart(node: ts.Node, visit: (part: ts.Node) => void): void {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
  if (isForDevelopers(node) || isInternal(node)) return;
  if (ts.isPropertyAssignment(node)) visit(node.initializer);
  // the text of a tagged template is a style or a statement
  else if (ts.isTaggedTemplateExpression(node)) {
    if (ts.isTemplateExpression(node.template))
      for (const { expression } of node.template.templateSpans) visit(expression);
  } else ts.forEachChild(node, visit);
}

/** The sentences in the text of a file. */
export function findSentences(file: string, source: string): FoundSentence[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: FoundSentence[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node)?.replace(/<[^>]*>/g, ' ');
    if (
      text !== undefined &&
      (hasWords(text) || (isOneWord(text) && isShown(node))) &&
      !notations.some((notation) => notation.test(text))
    )
      found.push({ line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1, text: text.trim() });
    forEachPart(node, visit);
  };
  visit(tree);
  return found;
}
