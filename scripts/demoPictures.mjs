// Writes src/server/seed/pictures/pictures.json from the pictures in that folder and the table in their README.
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import sharp from 'sharp';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = path.join(root, 'src/server/seed/pictures');

/** The server's own function, so that names cannot differ. */
async function serversOwn(file) {
  const source = await readFile(path.join(root, `src/server/media/${file}.ts`), 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: true },
  });
  const copy = path.join(root, '.cache', `${file}-${process.pid}.mjs`);
  await mkdir(path.dirname(copy), { recursive: true });
  await writeFile(copy, outputText);
  try {
    return await import(pathToFileURL(copy).href);
  } finally {
    await rm(copy);
  }
}

async function altTexts() {
  const rows = (await readFile(path.join(folder, 'README.md'), 'utf8')).matchAll(
    /^\| ([\w-]+)\.jpg \| [^|]+ \| [^|]+ \| ([^|]+) \|/gm,
  );
  return new Map([...rows].map(([, name, alt]) => [name, alt.trim()]));
}

const [{ hashOf }, { placeholderOf }] = [await serversOwn('pictureHash'), await serversOwn('pictureFacts')];
const alts = await altTexts();
const names = (await readdir(folder)).filter((file) => file.endsWith('.jpg')).map((file) => file.slice(0, -4));
const pictures = {};
for (const name of names.sort(new Intl.Collator('en', { numeric: true }).compare)) {
  const bytes = await readFile(path.join(folder, `${name}.jpg`));
  const { width, height } = await sharp(bytes).metadata();
  const alt = alts.get(name);
  if (!alt) throw new Error(`${name}.jpg has no line in README.md.`);
  pictures[name] = { hash: hashOf(bytes), width, height, placeholder: await placeholderOf(bytes), alt };
}
for (const name of alts.keys())
  if (!pictures[name]) throw new Error(`README.md tells of ${name}.jpg, which is not there.`);
await writeFile(path.join(folder, 'pictures.json'), `${JSON.stringify(pictures, null, 2)}\n`);
process.stdout.write(`${names.length} pictures told.\n`);
