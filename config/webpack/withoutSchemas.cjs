const path = require('node:path');
const ts = require('typescript');

const contract = path.resolve(__dirname, '../../src/contract');
/** What only the server and the OpenAPI document need of an endpoint. */
const serverOnly = new Set(['summary', 'access', 'params', 'query', 'body', 'bodyLimit', 'largestFile', 'responses']);

/** Whether it declares schemas, or endpoints with those of other files. */
const declaresSchemas = (source) =>
  source.statements.some(
    (one) =>
      ts.isImportDeclaration(one) &&
      ts.isStringLiteral(one.moduleSpecifier) &&
      (one.moduleSpecifier.text === 'zod/mini' ||
        (one.moduleSpecifier.text === './endpoint' && !one.importClause?.isTypeOnly)),
  );

const isCallOf = (node, name) =>
  node && ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name;

/** The plain properties of `endpoint({ … })`; undefined for anything else. */
function routeOf(factory, node, source) {
  const [definition] = isCallOf(node, 'endpoint') ? node.arguments : [];
  if (!definition) return undefined;
  const kept = definition.properties.filter((property) => !serverOnly.has(property.name?.text));
  for (const property of kept)
    if (!ts.isPropertyAssignment(property) || ts.isIdentifier(property.initializer))
      throw new Error(`${source.fileName}: write out "${property.getText(source)}", the browser’s build reads it`);
  return factory.createObjectLiteralExpression(kept);
}

/** `export const xEndpoints = { name: endpoint({ … }) }` without schemas; undefined for any other statement. */
function withoutSchemas(factory, statement, source) {
  const [declaration] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
  const value = declaration?.initializer;
  if (!value || !ts.isObjectLiteralExpression(value)) return undefined;
  const routes = value.properties.flatMap((property) => {
    const route = ts.isPropertyAssignment(property) && routeOf(factory, property.initializer, source);
    return route ? [factory.updatePropertyAssignment(property, property.name, route)] : [];
  });
  if (routes.length === 0) return undefined;
  const kept = factory.updateVariableDeclaration(
    declaration,
    declaration.name,
    undefined,
    undefined,
    factory.updateObjectLiteralExpression(value, routes),
  );
  return factory.updateVariableStatement(
    statement,
    statement.modifiers,
    factory.updateVariableDeclarationList(statement.declarationList, [kept]),
  );
}

/**
 * For the browser's bundle: of a file of the contract that declares schemas, only its endpoints remain, each with
 * method, path and marks. Schemas are large, and the browser needs their types only. Importing anything else
 * of such a file fails the build.
 */
const endpointsOnly = (context) => (source) => {
  const ofContract = path.dirname(path.resolve(source.fileName)) === contract;
  if (!ofContract || !declaresSchemas(source)) return source;
  const kept = source.statements.flatMap((one) => withoutSchemas(context.factory, one, source) ?? []);
  return context.factory.updateSourceFile(source, [
    ...kept,
    // keeps the file a module when nothing is left
    context.factory.createExportDeclaration(undefined, false, context.factory.createNamedExports([]), undefined),
  ]);
};

module.exports = { endpointsOnly };
