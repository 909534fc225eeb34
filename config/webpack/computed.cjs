const fs = require('node:fs');
const path = require('node:path');
const ts = require('typescript');

const aliases = (folders) => (request, from) => {
  const [alias, folder] = Object.entries(folders).find(([name]) => request.startsWith(`${name}/`)) ?? [];
  return alias ? path.join(folder, request.slice(alias.length + 1)) : path.resolve(path.dirname(from), request);
};

/** What a TypeScript file of ours exports, evaluated; it imports files of ours only. */
function evaluate(file, pathOf, onFile, loaded = new Map()) {
  const known = loaded.get(file);
  if (known) return known;
  onFile(file);
  const { outputText } = ts.transpileModule(fs.readFileSync(file, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
    fileName: file,
  });
  const exported = {};
  loaded.set(file, exported);
  const load = (request) => evaluate(`${pathOf(request, file)}.ts`, pathOf, onFile, loaded);
  new Function('exports', 'require', outputText)(exported, load);
  return exported;
}

/**
 * Keeps of a file only the values that it exports, computed while building: what the browser needs of a table without the
 * table. They are plain values.
 *
 * @this {import('webpack').LoaderContext<{ folders: Record<string, string> }>}
 */
module.exports = function computed() {
  const values = evaluate(this.resourcePath, aliases(this.getOptions().folders), (file) => this.addDependency(file));
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
};
