const phrasing = /^(a|b|button|caption|dd|dt|h[1-6]|label|li|p|small|span|strong|summary|td|th)$/;

/** Whether a child is white space between lines or a comment, which JSX omits. */
const isLayout = ({ type, value, expression }) =>
  (type === 'JSXText' && value.trim() === '') || expression?.type === 'JSXEmptyExpression';

/** Whether an expression may be a text: not an element, a call that returns elements, or white space. */
function mayBeText(node, scope) {
  switch (node?.type) {
    case 'ConditionalExpression':
      return mayBeText(node.consequent, scope) || mayBeText(node.alternate, scope);
    case 'LogicalExpression':
      return (
        mayBeText(node.right, scope) || (node.operator !== '&&' && mayBeText(node.left, scope))
      );
    case 'ChainExpression':
      return mayBeText(node.expression, scope);
    case 'Identifier':
      return !/^JSX/.test(scope.set.get(node.name)?.defs[0]?.node.init?.type);
    case 'Literal':
      return String(node.value).trim() !== '';
    default:
      return ['MemberExpression', 'TemplateLiteral'].includes(node?.type);
  }
}

/**
 * Browser translation replaces text nodes, which React then cannot change or insert beside
 * (https://github.com/facebook/react/issues/11538). A text that may change, or that is beside a condition, must be the
 * only child of its element.
 */
export const textAlone = {
  meta: {
    messages: { alone: 'Put this text into its own element, for browser translation.' },
  },
  create(context) {
    const check = (element) => {
      const scope = context.sourceCode.getScope(element);
      const parts = element.children.filter((child) => !isLayout(child));
      const hasCondition = parts.some(({ expression }) => /^(Cond|Log)/.test(expression?.type));
      for (const node of parts.length > 1 ? parts : []) {
        const { type, expression } = node;
        const isChildren = expression?.name === 'children';
        const isText = isChildren
          ? phrasing.test(element.openingElement?.name.name)
          : type === 'JSXText';
        const mayChange = !isChildren && mayBeText(expression, scope);
        if (mayChange || (isText && hasCondition)) context.report({ node, messageId: 'alone' });
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};
