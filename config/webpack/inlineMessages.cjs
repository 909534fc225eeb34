const fs = require('node:fs');
const path = require('node:path');
const ts = require('typescript');

const prefix = '@messages/';

/**
 * What a catalogue declares, by name.
 *
 * @returns {Map<string, ts.Expression | ts.FunctionDeclaration>}
 */
function readCatalogue(file) {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  /** @type {Map<string, ts.Expression | ts.FunctionDeclaration>} */
  const declared = new Map();
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) declared.set(statement.name.text, statement);
    else if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer) declared.set(name.text, initializer);
  }
  return declared;
}

/** Whether a function around the name has a parameter of this name. */
function isParameter(node) {
  for (let outer = node.parent; outer && !ts.isSourceFile(outer); outer = outer.parent)
    if (ts.isFunctionLike(outer) && outer.parameters.some(({ name }) => name.getText() === node.text)) return true;
  return false;
}

/** The places in a declaration that name another declaration of the catalogue. */
function placesOf(node, declared) {
  /** @type {ts.Identifier[]} */
  const places = [];
  const visit = (inner) => {
    const isName = 'name' in inner.parent && inner.parent.name === inner;
    if (ts.isIdentifier(inner) && !isName && declared.has(inner.text) && !isParameter(inner)) places.push(inner);
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return places;
}

/** Replaces parts of a text; `from` and `to` are positions in it. */
const replaced = (text, edits) =>
  edits
    .sort((a, b) => b.from - a.from)
    .reduce((all, edit) => all.slice(0, edit.from) + edit.text + all.slice(edit.to), text);

/**
 * Puts the sentences that a file uses into that file, so that each chunk carries its own sentences only. A catalogue as a
 * module would be in the first load with all its sentences as soon as the first load needs one of them.
 *
 * @this {import('webpack').LoaderContext<{ folder: string }>}
 * @param {string} text
 */
module.exports = function inlineMessages(text) {
  if (!text.includes(prefix)) return text;
  const { folder } = this.getOptions();
  // the file's name says whether it may have JSX: `<Value>(value: Value) =>` begins an element in one that may
  const source = ts.createSourceFile(this.resourcePath, text, ts.ScriptTarget.Latest, true);
  /** @type {{ from: number, to: number, text: string }[]} */
  const edits = [];
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const { text: specifier } = statement.moduleSpecifier;
    if (!specifier.startsWith(prefix)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamespaceImport(bindings))
      throw new Error(`${this.resourcePath}: write import * as messages from '${specifier}'.`);
    const file = path.join(folder, `${specifier.slice(prefix.length)}.ts`);
    this.addDependency(file);
    const declared = readCatalogue(file);
    const alias = bindings.name.text;
    const local = (name) => `${alias}_${name}`;
    /** @type {Map<string, string>} */
    const used = new Map();
    /** @type {Set<string>} */
    const begun = new Set();
    const use = (name) => {
      const node = declared.get(name);
      if (!node) throw new Error(`${file} lacks the sentence "${name}", which ${this.resourcePath} shows.`);
      // a sentence may call itself, such as a number in words
      if (begun.has(name)) return;
      begun.add(name);
      const places = placesOf(node, declared);
      for (const place of places) use(place.text);
      const start = node.getStart();
      const inner = places.map((place) => ({
        from: place.getStart() - start,
        to: place.getEnd() - start,
        text: local(place.text),
      }));
      used.set(name, replaced(node.getText(), inner).replace(/^export /, ''));
    };
    const visit = (node) => {
      if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === alias) {
        use(node.name.text);
        edits.push({ from: node.getStart(source), to: node.getEnd(), text: local(node.name.text) });
      } else ts.forEachChild(node, visit);
    };
    ts.forEachChild(source, visit);
    const constants = [...used].map(([name, value]) => `const ${local(name)} = ${value};`);
    edits.push({ from: statement.getStart(source), to: statement.getEnd(), text: constants.join(' ') });
  }
  return replaced(text, edits);
};
