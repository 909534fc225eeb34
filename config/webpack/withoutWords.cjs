const path = require('node:path');
const ts = require('typescript');

const fields = path.resolve(__dirname, '../../src/contract/listingFields');
/** What only the server needs of a filter. */
const serverOnly = new Set(['words', 'examples', 'sizeOf', 'derived', 'indexed', 'facet', 'givesWay', 'slack']);

/**
 * For the browser's bundle: the filters of the field table without the words that mean them and what the database knows of
 * them.
 */
const withoutWords = (context) => (source) => {
  if (path.dirname(path.resolve(source.fileName)) !== fields) return source;
  const nameOf = (property) => property.name?.text;
  const visit = (node) => {
    const isFilter =
      ts.isPropertyAssignment(node) && nameOf(node) === 'filter' && ts.isObjectLiteralExpression(node.initializer);
    if (!isFilter) return ts.visitEachChild(node, visit, context);
    const kept = node.initializer.properties.filter((property) => !serverOnly.has(nameOf(property)));
    return context.factory.updatePropertyAssignment(
      node,
      node.name,
      context.factory.updateObjectLiteralExpression(node.initializer, kept),
    );
  };
  return ts.visitNode(source, visit);
};

module.exports = { withoutWords };
