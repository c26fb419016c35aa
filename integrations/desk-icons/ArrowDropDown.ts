import { icon } from './icon.ts';

export default /*#__PURE__*/ icon('ArrowDropDown', 'm7 10 5 5 5-5z');
