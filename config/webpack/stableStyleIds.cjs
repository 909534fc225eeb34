const { createHash } = require('node:crypto');
const path = require('node:path');
const ts = require('typescript');

const projectRoot = path.resolve(__dirname, '../..');

/** The identifier a chain such as `styled(Link).attrs(…)` begins with. */
const rootOf = (node) =>
  ts.isPropertyAccessExpression(node) || ts.isCallExpression(node) ? rootOf(node.expression) : node;

function configOf(factory, file, name) {
  const id = `s${createHash('sha256').update(`${file}:${name}`).digest('hex').slice(0, 7)}`;
  const property = (key, value) => factory.createPropertyAssignment(key, factory.createStringLiteral(value));
  return factory.createObjectLiteralExpression([property('componentId', id), property('displayName', name)]);
}

/**
 * Gives every styled component an id from its file and name. Without it ids follow the order in which modules run,
 * which differs between the server and a browser that loads routes lazily, and styles would apply to the wrong
 * elements.
 */
const withStableIds = (context) => (source) => {
  const file = path.relative(projectRoot, source.fileName).replaceAll('\\', '/');
  const visit = (name) => (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name))
      return ts.visitEachChild(node, visit(node.name.text), context);
    const tag = ts.isTaggedTemplateExpression(node) && name ? node.tag : undefined;
    const root = tag && rootOf(tag);
    if (tag && tag !== root && ts.isIdentifier(root) && root.text === 'styled') {
      const withConfig = context.factory.createPropertyAccessExpression(tag, 'withConfig');
      const configured = context.factory.createCallExpression(withConfig, undefined, [
        configOf(context.factory, file, name),
      ]);
      return context.factory.updateTaggedTemplateExpression(
        node,
        configured,
        node.typeArguments,
        ts.visitNode(node.template, visit(undefined)),
      );
    }
    return ts.visitEachChild(
      node,
      visit(ts.isTaggedTemplateExpression(node) || ts.isFunctionLike(node) ? undefined : name),
      context,
    );
  };
  return ts.visitNode(source, visit(undefined));
};

module.exports = () => ({ before: [withStableIds] });
