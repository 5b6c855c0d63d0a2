import { createRoot } from 'react-dom/client';
import '../../components/shared/colours.css';
import '../../components/shared/view.css';
import '../../components/popup/popup.css';
import { Popup } from '../../components/popup/popup.tsx';
import { words } from '../../components/words/words.ts';
import { logUncaught } from '../../lib/errors.ts';

logUncaught(window);

document.documentElement.lang = words.language;
const root = document.querySelector('#root');
if (root) createRoot(root).render(<Popup />);
