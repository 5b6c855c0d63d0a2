import { createRoot } from 'react-dom/client';
import '../../components/shared/colours.css';
import '../../components/shared/view.css';
import '../../components/shared/details.css';
import '../../components/panel/panel.css';
import { Panel } from '../../components/panel/panel.tsx';
import { words } from '../../components/words/words.ts';
import { logUncaught } from '../../lib/errors.ts';

logUncaught(window);

document.documentElement.lang = words.language;
const root = document.querySelector('#root');
if (root) createRoot(root).render(<Panel />);
